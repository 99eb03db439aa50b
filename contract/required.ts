// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.

/** The members that the record of each reading call always has, separated by spaces. */
export const required: Record<string, string> = {
  'GET /appuser/{id}': 'id clientID userStatus',
  'GET /businessPartner/{type}/{id}': 'id clientID userStatus sfUserType',
  'GET /cmsuser/details/{id}': 'id userId userLevel salesOffices regions permissions',
  'GET /contactUs/clientServices/{id}': 'id countryId displayOrder phoneNumber post',
  'GET /contactUs/offices/{id}': 'id countryId displayOrder post cityEn cityJp cityTc citySc addressEn addressJp addressTc addressSc',
  'GET /genericContents/{id}': 'id field type contentEN contentJA contentSC contentTC',
  'GET /campaignPopup/details/{id}': 'id salesOffice title postOnline updatedAt updatedByName useGlobalLanguage buttonType buttons images',
  'GET /projects/{id}':
    'id projectId salesOffice region productType projectCode language projectLocation isPost status isNew propertySize units images thumbnail address description brief name hasAnotherLanguage projectRegion projectState totalSyndicationPrice investmentInitAmounts kmzFile startDate endDate propertyFactsheet landUse video videoLabelName updatedByName updatedAt lastStartDate lastEndDate',
  'GET /notification/details/{id}':
    'id notificationId type category important salesOffice regions titles summary contents deliveryDate imageIsSame4All imageIds images button1Type button2Type button1Names button2Names button1Urls button2Urls button1ProjectID button2ProjectID status hasVariables csvFileId csvType csvFile createdByName createdAt updatedByName updatedAt',
};
