// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.

/** The members of the records of each reading call, separated by spaces, nested ones with a dot. */
export const reads: Record<string, string> = {
  'GET /current-user/info':
    'accessToken refreshToken expireTime userId username firstName lastName userLevel menus permissionCodes salesOffices regions',
  'GET /appuser/':
    'id clientID username email salesforceEmail cellularphone firstName middleName lastName dob userType userTypeRemark userStatus userStatusRemark customerStatus isDummyUser activationAt lastLoginAt lastPwdUpdatedAt cmsUpdatedAt updatedByName salesOffice region salesforceOffice salesforceRegion representative salesforceLanguage language itin itn citizenship residencyID userUpdateProfileLatestStatus salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv sfUserType',
  'GET /appuser/{id}':
    'id clientID username email salesforceEmail cellularphone firstName middleName lastName dob userType userTypeRemark userStatus userStatusRemark customerStatus isDummyUser activationAt lastLoginAt lastPwdUpdatedAt cmsUpdatedAt updatedByName salesOffice region salesforceOffice salesforceRegion representative salesforceLanguage language itin itn citizenship residencyID userUpdateProfileLatestStatus salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv sfUserType addressLine1 addressLine2 addressLine3 countryDesc countryCode city province postalCode nationalId passport statement booklets booklets.EN booklets.JA booklets.ZH_HK booklets.ZH_CN pushSettings',
  'GET /appuser/{id}/investments/{tab}':
    'totalInvestmentAmount totalInvestmentAmount.USD totalInvestmentAmount.CAD totalDistributionAmount totalDistributionAmount.USD totalDistributionAmount.CAD totalLoanAmount totalLoanAmount.USD totalLoanAmount.CAD totalPaymentAmount totalPaymentAmount.USD totalPaymentAmount.CAD activeProjects exitingProjects exitedProjects',
  'GET /appuser/{id}/documents/': 'productName description documentCreationDate docNumber',
  'GET /appuser/{id}/documents/projects': 'code name nameEn',
  'GET /appuser/{id}/documents/types': 'code name nameEn',
  'GET /appProducts/': 'productNumber',
  'GET /businessPartner/':
    'id clientID username email salesforceEmail cellularphone phone firstName middleName lastName name legalName userType userTypeRemark userTypeRemarks userStatus userStatusRemark isDummyUser activationAt lastLoginAt lastLogin lastPwdUpdatedAt lastPwd cmsUpdatedAt updatedByName salesOffice region salesforceOffice salesforceRegion representative representativeName salesforceLanguage language marketUpdates corporate salesforceAccount salesforceRecordType salesforceRecordType.name salesforceParent salesforceStatus salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv salseforceReferredByBDLv sfUserType',
  'GET /businessPartner/{type}/{id}':
    'id clientID username email salesforceEmail cellularphone phone firstName middleName lastName name legalName userType userTypeRemark userTypeRemarks userStatus userStatusRemark isDummyUser activationAt lastLoginAt lastLogin lastPwdUpdatedAt lastPwd cmsUpdatedAt updatedByName salesOffice region salesforceOffice salesforceRegion representative representativeName salesforceLanguage language marketUpdates corporate salesforceAccount salesforceRecordType salesforceRecordType.name salesforceParent salesforceStatus salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv salseforceReferredByBDLv sfUserType',
  'GET /businessPartner/{type}/{id}/clients/':
    'id clientID lastName firstName middleName salesOffice region representative salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv language masterPlanNames projects userStatus',
  'GET /businessPartner/{type}/{id}/clients/masterPlan': 'id name',
  'GET /businessPartner/{type}/{id}/clients/project': 'code name nameEn',
  'GET /businessPartner/{type}/{id}/clients/region': 'code name nameEn',
  'GET /option/userstatus': 'code name nameEn',
  'GET /option/usertype': 'code name nameEn',
  'GET /option/sfUserType': 'code name nameEn',
  'GET /option/projectType': 'code name nameEn',
  'GET /option/projectLocation': 'code name nameEn',
  'GET /option/projectUnit': 'code name nameEn',
  'GET /option/projectStatus': 'code name nameEn',
  'GET /salesregion/officelist': 'code name nameEn',
  'GET /salesregion/list': 'code name nameEn',
  'GET /salesregion/list/{offices}': 'code name nameEn',
  'GET /employees/findAll': 'fullName firstName lastName employeeId email',
  'GET /employees/cmsuser/pending-assign': 'fullName firstName lastName employeeId email',
  'GET /country/': 'countryId name',
  'GET /cmsuser/findAll': 'id userId userLevel salesOffices regions firstName lastName initial email employeeId permissions lastLoginAt',
  'GET /cmsuser/details/{id}':
    'id userId userLevel salesOffices regions firstName lastName initial email employeeId permissions lastLoginAt',
  'GET /cmsuser/permissions': 'name codes',
  'GET /contactUs/clientServices/': 'id countryId displayOrder phoneNumber post countryEn updatedAt updatedByName',
  'GET /contactUs/clientServices/{id}': 'id countryId displayOrder phoneNumber post countryEn updatedAt updatedByName',
  'GET /contactUs/offices/':
    'id countryId displayOrder post cityEn cityJp cityTc citySc addressEn addressJp addressTc addressSc countryEn updatedAt updatedByName',
  'GET /contactUs/offices/{id}':
    'id countryId displayOrder post cityEn cityJp cityTc citySc addressEn addressJp addressTc addressSc countryEn updatedAt updatedByName',
  'GET /genericContents/': 'id type field createdByName',
  'GET /genericContents/{id}': 'id field type contentEN contentJA contentSC contentTC',
  'GET /campaignPopup/list':
    'id salesOffice title postOnline updatedAt updatedByName useGlobalLanguage buttonType buttons buttons.EN buttons.EN.name buttons.EN.url buttons.JA buttons.JA.name buttons.JA.url buttons.ZH_HK buttons.ZH_HK.name buttons.ZH_HK.url buttons.ZH_CN buttons.ZH_CN.name buttons.ZH_CN.url images images.EN images.EN.fileId images.EN.fileName images.EN.filePath images.JA images.JA.fileId images.JA.fileName images.JA.filePath images.ZH_HK images.ZH_HK.fileId images.ZH_HK.fileName images.ZH_HK.filePath images.ZH_CN images.ZH_CN.fileId images.ZH_CN.fileName images.ZH_CN.filePath',
  'GET /campaignPopup/details/{id}':
    'id salesOffice title postOnline updatedAt updatedByName useGlobalLanguage buttonType buttons buttons.EN buttons.EN.name buttons.EN.url buttons.JA buttons.JA.name buttons.JA.url buttons.ZH_HK buttons.ZH_HK.name buttons.ZH_HK.url buttons.ZH_CN buttons.ZH_CN.name buttons.ZH_CN.url images images.EN images.EN.fileId images.EN.fileName images.EN.filePath images.JA images.JA.fileId images.JA.fileName images.JA.filePath images.ZH_HK images.ZH_HK.fileId images.ZH_HK.fileName images.ZH_HK.filePath images.ZH_CN images.ZH_CN.fileId images.ZH_CN.fileName images.ZH_CN.filePath',
  'GET /projects/':
    'id projectId salesOffice region productType projectCode name name.EN name.JA name.ZH_HK name.ZH_CN projectLocation status projectRegion isNew isPost lastStartDate lastEndDate updatedAt',
  'GET /projects/{id}':
    'id projectId salesOffice region productType projectCode language projectLocation isPost status isNew propertySize units images thumbnail thumbnail.fileId thumbnail.fileName thumbnail.filePath address address.EN address.JA address.ZH_HK address.ZH_CN description description.EN description.JA description.ZH_HK description.ZH_CN brief brief.EN brief.JA brief.ZH_HK brief.ZH_CN name name.EN name.JA name.ZH_HK name.ZH_CN hasAnotherLanguage projectRegion projectState totalSyndicationPrice investmentInitAmounts kmzFile kmzFile.fileId kmzFile.fileName kmzFile.filePath startDate endDate propertyFactsheet propertyFactsheet.EN propertyFactsheet.EN.fileId propertyFactsheet.EN.fileName propertyFactsheet.EN.filePath propertyFactsheet.JA propertyFactsheet.JA.fileId propertyFactsheet.JA.fileName propertyFactsheet.JA.filePath propertyFactsheet.ZH_HK propertyFactsheet.ZH_HK.fileId propertyFactsheet.ZH_HK.fileName propertyFactsheet.ZH_HK.filePath propertyFactsheet.ZH_CN propertyFactsheet.ZH_CN.fileId propertyFactsheet.ZH_CN.fileName propertyFactsheet.ZH_CN.filePath landUse landUse.EN landUse.JA landUse.ZH_HK landUse.ZH_CN video video.EN video.JA video.ZH_HK_C video.ZH_HK_M video.ZH_CN video.OTHER videoLabelName videoLabelName.EN videoLabelName.JA videoLabelName.ZH_HK videoLabelName.ZH_CN updatedByName updatedAt lastStartDate lastEndDate',
  'GET /notification/list':
    'id notificationId type category salesOffice regions titles titles.EN titles.JA titles.ZH_HK titles.ZH_CN deliveryDate status updatedAt',
  'GET /notification/details/{id}':
    'id notificationId type category important salesOffice regions titles titles.EN titles.JA titles.ZH_HK titles.ZH_CN summary summary.EN summary.JA summary.ZH_HK summary.ZH_CN contents contents.EN contents.JA contents.ZH_HK contents.ZH_CN deliveryDate imageIsSame4All imageIds imageIds.EN imageIds.JA imageIds.ZH_HK imageIds.ZH_CN images images.EN images.EN.fileId images.EN.fileName images.EN.filePath images.JA images.JA.fileId images.JA.fileName images.JA.filePath images.ZH_HK images.ZH_HK.fileId images.ZH_HK.fileName images.ZH_HK.filePath images.ZH_CN images.ZH_CN.fileId images.ZH_CN.fileName images.ZH_CN.filePath button1Type button2Type button1Names button1Names.EN button1Names.JA button1Names.ZH_HK button1Names.ZH_CN button2Names button2Names.EN button2Names.JA button2Names.ZH_HK button2Names.ZH_CN button1Urls button1Urls.EN button1Urls.JA button1Urls.ZH_HK button1Urls.ZH_CN button2Urls button2Urls.EN button2Urls.JA button2Urls.ZH_HK button2Urls.ZH_CN button1ProjectID button2ProjectID status hasVariables csvFileId csvType csvFile csvFile.fileId csvFile.fileName csvFile.filePath createdByName createdAt updatedByName updatedAt',
  'GET /notification/client/list':
    'sfUserType salesforceRecordType salesforceRecordType.name clientId username firstName lastName fullName name email salesOffice region userStatus inboxStatus pushStatus',
};

/** The members that hold a time: with a star what the server stamps (ISO 8601), without one what somebody chooses (digits of UTC+8). */
export const times: Record<string, string> = {
  'GET /appuser/': 'activationAt* lastLoginAt* lastPwdUpdatedAt* cmsUpdatedAt*',
  'GET /appuser/{id}': 'activationAt* lastLoginAt* lastPwdUpdatedAt* cmsUpdatedAt*',
  'GET /appuser/{id}/documents/': 'documentCreationDate*',
  'GET /businessPartner/': 'activationAt* lastLoginAt* lastLogin* lastPwdUpdatedAt* lastPwd* cmsUpdatedAt*',
  'GET /businessPartner/{type}/{id}': 'activationAt* lastLoginAt* lastLogin* lastPwdUpdatedAt* lastPwd* cmsUpdatedAt*',
  'GET /cmsuser/findAll': 'lastLoginAt*',
  'GET /cmsuser/details/{id}': 'lastLoginAt*',
  'GET /contactUs/clientServices/': 'updatedAt*',
  'GET /contactUs/clientServices/{id}': 'updatedAt*',
  'GET /contactUs/offices/': 'updatedAt*',
  'GET /contactUs/offices/{id}': 'updatedAt*',
  'GET /campaignPopup/list': 'updatedAt*',
  'GET /campaignPopup/details/{id}': 'updatedAt*',
  'GET /projects/': 'lastStartDate lastEndDate updatedAt*',
  'GET /projects/{id}': 'startDate endDate updatedAt* lastStartDate lastEndDate',
  'GET /notification/list': 'updatedAt*',
  'GET /notification/details/{id}': 'createdAt* updatedAt*',
};

/** The query parameters of each call, separated by spaces. */
export const queries: Record<string, string> = {
  'GET /appuser/':
    'page size sort clientID firstName lastName username email phone salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner representative salesOffice region userStatus',
  'POST /appuser/downloadCsv':
    'sort clientID firstName lastName username email phone salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner representative salesOffice region userStatus',
  'GET /appuser/{id}/documents/': 'page size sort projectCodes productName docType date offset deviceModel entry isChina',
  'GET /businessPartner/':
    'page size sort firstName lastName username email clientID phone salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner representative name userType sfUserType sfRecordType salesOffice region userStatus',
  'POST /businessPartner/downloadCsv':
    'sort firstName lastName username email clientID phone salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner representative name userType sfUserType sfRecordType salesOffice region userStatus',
  'GET /businessPartner/{type}/{id}/clients/': 'page size name region primaryLanguage projectCodes masterPlanIds',
  'POST /businessPartner/{type}/{id}/downloadClients': 'name region primaryLanguage projectCodes masterPlanIds',
  'GET /cmsuser/findAll': 'page size sort firstName lastName salesOffice region',
  'GET /contactUs/clientServices/': 'page size',
  'GET /contactUs/offices/': 'page size',
  'GET /genericContents/': 'page size sort',
  'GET /campaignPopup/list': 'page size',
  'GET /projects/': 'page size sort projectName projectCode projectType projectLocation productStatus isPost unPaged salesOffice',
  'GET /notification/list': 'page size sort title category type salesOffice region',
  'GET /notification/client/list':
    'page size fileId notificationId clientId salesOffice regions userStatus inboxStatus pushStatus isInvalidUser',
};

/** The sorts that a call takes where the contract lists them, separated by spaces. */
export const sorts: Record<string, string> = {
  'GET /appuser/': 'lastLoginAt,asc lastLoginAt,desc cmsUpdatedAt,asc cmsUpdatedAt,desc activationAt,asc activationAt,desc id,asc id,desc',
  'POST /appuser/downloadCsv':
    'lastLoginAt,asc lastLoginAt,desc cmsUpdatedAt,asc cmsUpdatedAt,desc activationAt,asc activationAt,desc id,asc id,desc',
  'GET /appuser/{id}/documents/': 'documentCreationDate,asc documentCreationDate,desc',
  'GET /businessPartner/':
    'lastLoginAt,asc lastLoginAt,desc cmsUpdatedAt,asc cmsUpdatedAt,desc activationAt,asc activationAt,desc id,asc id,desc',
  'POST /businessPartner/downloadCsv':
    'lastLoginAt,asc lastLoginAt,desc cmsUpdatedAt,asc cmsUpdatedAt,desc activationAt,asc activationAt,desc id,asc id,desc',
  'GET /cmsuser/findAll': 'userId,asc userId,desc',
  'GET /genericContents/': 'name.EN,asc name.EN,desc id,asc id,desc',
  'GET /projects/': 'name.EN,asc name.EN,desc id,asc id,desc',
  'GET /notification/list': 'updatedAt,asc updatedAt,desc notificationId,asc notificationId,desc',
};

/** The members of each reading call's payload, separated by spaces; a list has its rows and its counts there. */
export const payloads: Record<string, string> = {
  'GET /current-user/info':
    'accessToken refreshToken expireTime userId username firstName lastName userLevel menus permissionCodes salesOffices regions',
  'GET /appuser/': 'content totalElements',
  'GET /appuser/{id}':
    'id clientID username email salesforceEmail cellularphone firstName middleName lastName dob userType userTypeRemark userStatus userStatusRemark customerStatus isDummyUser activationAt lastLoginAt lastPwdUpdatedAt cmsUpdatedAt updatedByName salesOffice region salesforceOffice salesforceRegion representative salesforceLanguage language itin itn citizenship residencyID userUpdateProfileLatestStatus salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv sfUserType addressLine1 addressLine2 addressLine3 countryDesc countryCode city province postalCode nationalId passport statement booklets pushSettings',
  'GET /appuser/{id}/investments/{tab}':
    'totalInvestmentAmount totalDistributionAmount totalLoanAmount totalPaymentAmount activeProjects exitingProjects exitedProjects',
  'GET /appuser/{id}/documents/': 'content totalElements',
  'GET /businessPartner/': 'content totalElements',
  'GET /businessPartner/{type}/{id}':
    'id clientID username email salesforceEmail cellularphone phone firstName middleName lastName name legalName userType userTypeRemark userTypeRemarks userStatus userStatusRemark isDummyUser activationAt lastLoginAt lastLogin lastPwdUpdatedAt lastPwd cmsUpdatedAt updatedByName salesOffice region salesforceOffice salesforceRegion representative representativeName salesforceLanguage language marketUpdates corporate salesforceAccount salesforceRecordType salesforceParent salesforceStatus salseforceServicingChannelType salseforceServicingChannelName salseforceServicingFinancialPlanner salseforceReferredByIfa salseforceReferredByPlanner salseforceReferredByClientLv salseforceReferredByBDLv sfUserType',
  'GET /businessPartner/{type}/{id}/clients/': 'content totalElements',
  'GET /cmsuser/findAll': 'content totalElements',
  'GET /cmsuser/details/{id}':
    'id userId userLevel salesOffices regions firstName lastName initial email employeeId permissions lastLoginAt',
  'GET /contactUs/clientServices/': 'content totalElements',
  'GET /contactUs/clientServices/{id}': 'id countryId displayOrder phoneNumber post countryEn updatedAt updatedByName',
  'GET /contactUs/offices/': 'content totalElements',
  'GET /contactUs/offices/{id}':
    'id countryId displayOrder post cityEn cityJp cityTc citySc addressEn addressJp addressTc addressSc countryEn updatedAt updatedByName',
  'GET /genericContents/': 'content totalElements',
  'GET /genericContents/{id}': 'id field type contentEN contentJA contentSC contentTC',
  'GET /campaignPopup/list': 'content totalElements',
  'GET /campaignPopup/details/{id}': 'id salesOffice title postOnline updatedAt updatedByName useGlobalLanguage buttonType buttons images',
  'GET /projects/': 'content totalElements',
  'GET /projects/{id}':
    'id projectId salesOffice region productType projectCode language projectLocation isPost status isNew propertySize units images thumbnail address description brief name hasAnotherLanguage projectRegion projectState totalSyndicationPrice investmentInitAmounts kmzFile startDate endDate propertyFactsheet landUse video videoLabelName updatedByName updatedAt lastStartDate lastEndDate',
  'GET /notification/list': 'content totalElements',
  'GET /notification/details/{id}':
    'id notificationId type category important salesOffice regions titles summary contents deliveryDate imageIsSame4All imageIds images button1Type button2Type button1Names button2Names button1Urls button2Urls button1ProjectID button2ProjectID status hasVariables csvFileId csvType csvFile createdByName createdAt updatedByName updatedAt',
  'GET /notification/client/list': 'content totalElements csvIgnoreTotal clientTotal salesOfficesTotal',
};

/** What files are uploaded as. */
export const uploadKinds: readonly string[] = [
  'POPUP_IMAGE',
  'PROJECT_IMAGE',
  'PROJECT_THUMBNAIL',
  'PROJECT_FACTSHEET',
  'PROJECT_KMZ',
  'INBOX_IMAGE',
  'INBOX_CLIENT',
];

/** The permission codes that the contract lists; the CMS may send others. */
export const permissionCodes: readonly string[] = [
  'APP_USER_READ',
  'APP_USER_WRITE',
  'BUSINESS_PARTNER_READ',
  'BUSINESS_PARTNER_WRITE',
  'CMS_USER_READ',
  'CMS_USER_WRITE',
  'CONTENT_READ',
  'CONTENT_WRITE',
  'CAMPAIGN_READ',
  'CAMPAIGN_WRITE',
  'REPORT_READ',
];

/** The menus of the first level that the contract lists; the CMS may send others. */
export const menus: readonly string[] = [
  'Client Management',
  'Business Partner Management',
  'Content Management',
  'Push Notification',
  'Admin User Management',
  'Create User',
];

/** Every call. */
export const calls: readonly string[] = [
  'POST /cmsauth/login',
  'GET /cmsauth/pubKey',
  'POST /cmsauth/refresh',
  'GET /current-user/info',
  'GET /logout-cms',
  'PUT /reset-pwd/current',
  'GET /appuser/',
  'POST /appuser/downloadCsv',
  'GET /appuser/{id}',
  'PUT /appuser/{id}',
  'DELETE /appuser/{id}',
  'PUT /appuser/suspend/{id}',
  'PUT /appuser/unlock/{id}',
  'PUT /appuser/email/{id}',
  'PUT /appuser/reset/pwd/{id}',
  'POST /appuser/fetch/ondemend',
  'POST /appuser/fetch',
  'GET /appuser/{id}/investments/{tab}',
  'GET /appuser/{id}/documents/',
  'GET /appuser/{id}/documents/projects',
  'GET /appuser/{id}/documents/types',
  'GET /appuser/{id}/documents/{docNumber}',
  'GET /files/{fileId}',
  'GET /appProducts/',
  'POST /appuser/add/dummy',
  'GET /businessPartner/',
  'POST /businessPartner/downloadCsv',
  'GET /businessPartner/{type}/{id}',
  'GET /businessPartner/{type}/{id}/clients/',
  'GET /businessPartner/{type}/{id}/clients/masterPlan',
  'GET /businessPartner/{type}/{id}/clients/project',
  'GET /businessPartner/{type}/{id}/clients/region',
  'POST /businessPartner/{type}/{id}/downloadClients',
  'POST /businessPartner/fetch',
  'GET /option/userstatus',
  'GET /option/usertype',
  'GET /option/sfUserType',
  'GET /option/projectType',
  'GET /option/projectLocation',
  'GET /option/projectUnit',
  'GET /option/projectStatus',
  'GET /salesregion/officelist',
  'GET /salesregion/list',
  'GET /salesregion/list/{offices}',
  'GET /employees/findAll',
  'GET /employees/cmsuser/pending-assign',
  'GET /country/',
  'GET /cmsuser/findAll',
  'GET /cmsuser/details/{id}',
  'POST /cmsuser/add',
  'PUT /cmsuser/edit/{id}',
  'DELETE /cmsuser/delete/{id}',
  'PUT /cmsuser/reset/pwd/{id}',
  'GET /cmsuser/permissions',
  'GET /contactUs/clientServices/',
  'POST /contactUs/clientServices/',
  'GET /contactUs/clientServices/{id}',
  'PUT /contactUs/clientServices/{id}',
  'DELETE /contactUs/clientServices/{id}',
  'GET /contactUs/offices/',
  'POST /contactUs/offices/',
  'GET /contactUs/offices/{id}',
  'PUT /contactUs/offices/{id}',
  'DELETE /contactUs/offices/{id}',
  'GET /genericContents/',
  'POST /genericContents/',
  'GET /genericContents/{id}',
  'PUT /genericContents/{id}',
  'DELETE /genericContents/{id}',
  'GET /campaignPopup/list',
  'GET /campaignPopup/details/{id}',
  'PUT /campaignPopup/{id}',
  'POST /upload/blob/{kind}',
  'GET /projects/',
  'POST /projects',
  'GET /projects/{id}',
  'PUT /projects/{id}',
  'DELETE /projects/{id}',
  'POST /projects/{id}/clone',
  'GET /notification/list',
  'POST /notification/add',
  'GET /notification/details/{id}',
  'PUT /notification/edit/{id}',
  'DELETE /notification/revoke/{id}',
  'GET /notification/client/list',
  'DELETE /notification/client/clear/{id}',
];
