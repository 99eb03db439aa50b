// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.

/** The keys of each JSON body, separated by spaces; a key with a star is a password and travels encrypted. */
export const writes: Record<string, string> = {
  'POST /cmsauth/login': 'username password*',
  'PUT /reset-pwd/current': 'oldPwd* newPwd*',
  'PUT /appuser/{id}':
    'clientID email userStatusRemark sfUserType username userType userTypeRemark firstName middleName lastName dob salesOffice region representative',
  'PUT /appuser/suspend/{id}': 'userStatusRemark',
  'PUT /appuser/email/{id}': 'email updateEmail',
  'PUT /appuser/reset/pwd/{id}': 'email updateEmail pwd*',
  'POST /appuser/fetch/ondemend': 'startDate',
  'POST /appuser/add/dummy':
    'username pwd* userType userTypeRemark firstName lastName middleName dob email salesOffice region representative',
  'POST /businessPartner/fetch': 'startDate',
  'POST /cmsuser/add': 'employeeId salesOffices regions userLevel permissionCode',
  'PUT /cmsuser/edit/{id}': 'salesOffices regions userLevel permissionCode',
  'PUT /cmsuser/reset/pwd/{id}': 'newPwd*',
  'POST /contactUs/clientServices/': 'countryId displayOrder phoneNumber post',
  'PUT /contactUs/clientServices/{id}': 'countryId displayOrder phoneNumber post',
  'POST /contactUs/offices/': 'countryId displayOrder post cityEn cityJp cityTc citySc addressEn addressJp addressTc addressSc',
  'PUT /contactUs/offices/{id}': 'countryId displayOrder post cityEn cityJp cityTc citySc addressEn addressJp addressTc addressSc',
  'POST /genericContents/': 'field type contentEn contentTc contentSc contentJa',
  'PUT /genericContents/{id}': 'field type contentEn contentTc contentSc contentJa',
  'PUT /campaignPopup/{id}': 'useGlobalLanguage buttonType buttons imageIds title postOnline',
  'POST /projects':
    'salesOffices region productType projectCode language projectLocation isPost status isNew propertySize units images thumbnail address description brief name hasAnotherLanguage projectRegion projectState totalSyndicationPrice investmentInitAmounts kmzFile startDate endDate propertyFactsheet landUse video videoLabelName',
  'PUT /projects/{id}':
    'salesOffice region productType projectCode language projectLocation isPost status isNew propertySize units images thumbnail address description brief name hasAnotherLanguage projectRegion projectState totalSyndicationPrice investmentInitAmounts kmzFile startDate endDate propertyFactsheet landUse video videoLabelName',
  'POST /projects/{id}/clone':
    'salesOffice region productType projectCode language projectLocation isPost status isNew propertySize units images thumbnail address description brief name hasAnotherLanguage projectRegion projectState totalSyndicationPrice investmentInitAmounts kmzFile startDate endDate propertyFactsheet landUse video videoLabelName',
  'POST /notification/add':
    'type category important salesOffices regions titles summary contents deliveryDate imageIsSame4All imageIds button1Type button2Type button1Names button2Names button1Urls button2Urls button1ProjectIdHk button1ProjectIdSg button2ProjectIdHk button2ProjectIdSg hasVariables csvFileId csvType',
  'PUT /notification/edit/{id}':
    'type category important salesOffices regions titles summary contents deliveryDate imageIsSame4All imageIds button1Type button2Type button1Names button2Names button1Urls button2Urls button1ProjectID button2ProjectID hasVariables csvFileId csvType',
};

/** The members of each reply that are told once and kept nowhere, separated by spaces. */
export const secrets: Record<string, string> = {
  'POST /cmsuser/add': 'password',
};
