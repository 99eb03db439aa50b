/** A screen, with the dialog or panel that some buttons open on it, and what it reads. */
export type Screen = {
  path: string;
  /** The buttons that are pressed one after the other. Default: none. */
  steps?: readonly (string | RegExp)[];
  /** The calls whose replies are changed. What other screens show as well stands at one of them. */
  reads: readonly string[];
};

const filter = /^Filter/;
const documents = 'View My Documents';
const clientList = 'View Client List';

/** Every read of the portal once; one that several screens make stands where it is shown in another way too. */
export const screens: readonly Screen[] = [
  { path: '/clientManagement', reads: ['GET /appuser/'] },
  {
    path: '/clientManagement',
    steps: [filter],
    reads: ['GET /salesregion/officelist', 'GET /salesregion/list', 'GET /option/userstatus', 'GET /employees/findAll'],
  },
  { path: '/createUser', reads: ['GET /option/usertype', 'GET /salesregion/officelist'] },
  { path: '/editUser/4', reads: ['GET /appuser/{id}'] },
  { path: '/editUser/4', steps: [documents], reads: ['GET /appuser/{id}/documents/'] },
  {
    path: '/editUser/4',
    steps: [documents, filter],
    reads: ['GET /appuser/{id}/documents/projects', 'GET /appuser/{id}/documents/types'],
  },
  { path: '/editUser/4', steps: [documents, /^View /], reads: ['GET /appuser/{id}/documents/{docNumber}'] },
  { path: '/editUser/4', steps: ['View Investment Summary'], reads: ['GET /appuser/{id}/investments/{tab}'] },
  { path: '/editUser/4', steps: ['View National ID'], reads: ['GET /files/{fileId}'] },
  { path: '/businessPartnerManagement', reads: ['GET /businessPartner/'] },
  { path: '/businessPartnerManagement', steps: [filter], reads: ['GET /option/sfUserType'] },
  { path: '/editPartner/BIZ/5000001', reads: ['GET /businessPartner/{type}/{id}'] },
  { path: '/editPartner/BIZ/5000001', steps: [clientList], reads: ['GET /businessPartner/{type}/{id}/clients/'] },
  {
    path: '/editPartner/BIZ/5000001',
    steps: [clientList, filter],
    reads: [
      'GET /businessPartner/{type}/{id}/clients/region',
      'GET /businessPartner/{type}/{id}/clients/project',
      'GET /businessPartner/{type}/{id}/clients/masterPlan',
    ],
  },
  { path: '/adminUserManagement', reads: ['GET /cmsuser/findAll'] },
  {
    path: '/adminCreateUser',
    reads: ['GET /employees/cmsuser/pending-assign', 'GET /cmsuser/permissions', 'GET /salesregion/list'],
  },
  {
    path: '/adminEditUser/112',
    reads: ['GET /cmsuser/details/{id}', 'GET /employees/findAll', 'GET /salesregion/list/{offices}', 'GET /cmsuser/permissions'],
  },
  { path: '/customerServiceHotline', reads: ['GET /contactUs/clientServices/'] },
  { path: '/editServiceHotline/12', reads: ['GET /contactUs/clientServices/{id}', 'GET /country/'] },
  { path: '/officeLocations', reads: ['GET /contactUs/offices/'] },
  { path: '/editOfficeLocation/3', reads: ['GET /contactUs/offices/{id}', 'GET /country/'] },
  { path: '/genericContents', reads: ['GET /genericContents/'] },
  { path: '/editGenericContent/1', reads: ['GET /genericContents/{id}'] },
  { path: '/campaignPopup', reads: ['GET /campaignPopup/list', 'GET /salesregion/officelist'] },
  { path: '/editCampaign/1', reads: ['GET /campaignPopup/details/{id}', 'GET /salesregion/officelist', 'GET /files/{fileId}'] },
  { path: '/ourProducts', reads: ['GET /projects/'] },
  {
    path: '/ourProducts',
    steps: [filter],
    reads: ['GET /option/projectType', 'GET /option/projectLocation', 'GET /option/projectStatus', 'GET /appProducts/'],
  },
  { path: '/createProject', reads: ['GET /salesregion/officelist', 'GET /salesregion/list'] },
  {
    path: '/editProject/3',
    reads: [
      'GET /projects/{id}',
      'GET /option/projectStatus',
      'GET /option/projectType',
      'GET /option/projectUnit',
      'GET /appProducts/',
      'GET /salesregion/list/{offices}',
    ],
  },
  { path: '/editProjectClone/3?clone=true', reads: ['GET /projects/{id}'] },
  { path: '/pushNotification', reads: ['GET /notification/list'] },
  { path: '/createNotification', reads: ['GET /salesregion/officelist', 'GET /salesregion/list'] },
  { path: '/editNotification/1', reads: ['GET /notification/details/{id}', 'GET /salesregion/list/{offices}'] },
  { path: '/editNotification/1', steps: ['View client/partner list'], reads: ['GET /notification/client/list'] },
  { path: '/editNotificationClone/1', reads: ['GET /notification/details/{id}'] },
];
