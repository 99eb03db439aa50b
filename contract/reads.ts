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
};
