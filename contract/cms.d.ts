// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.
export interface paths {
  '/cmsauth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with username and password */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsauth/pubKey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The public key for passwords */
    get: operations['getPublicKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsauth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Trade the refresh token for new tokens */
    post: operations['refreshTokens'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/current-user/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who the bearer is */
    get: operations['getCurrentUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/logout-cms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** End the session */
    get: operations['signOut'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reset-pwd/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change the own password */
    put: operations['changeOwnPassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Clients */
    get: operations['listClients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/downloadCsv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Clients as CSV */
    post: operations['exportClients'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One client */
    get: operations['getClient'];
    /** Save an account; {id} is the clientID */
    put: operations['updateClient'];
    post?: never;
    /** Delete an account */
    delete: operations['deleteClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/suspend/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Suspend an account */
    put: operations['suspendClient'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/unlock/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Unsuspend an account */
    put: operations['unlockClient'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/email/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Email the username */
    put: operations['emailUsername'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/reset/pwd/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Reset a password by email, or to a temporary one */
    put: operations['resetClientPassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/fetch/ondemend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pull updated and created customers */
    post: operations['runOnDemand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/fetch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The scheduled run; no screen calls it */
    post: operations['runScheduled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/{id}/investments/{tab}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Investment summary */
    get: operations['getInvestments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/{id}/documents/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Documents of a client */
    get: operations['listDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/{id}/documents/projects': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Projects of the documents */
    get: operations['listDocumentProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/{id}/documents/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Types of the documents */
    get: operations['listDocumentTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/{id}/documents/{docNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One document; msg holds a base64 PDF */
    get: operations['getDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A nationalId, passport or statement link; msg holds base64 */
    get: operations['getFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appProducts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Existing product numbers */
    get: operations['listProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/appuser/add/dummy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a dummy account */
    post: operations['createDummyAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Business partners */
    get: operations['listPartners'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/downloadCsv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Business partners as CSV */
    post: operations['exportPartners'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/{type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One business partner */
    get: operations['getPartner'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/{type}/{id}/clients/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Clients of a partner */
    get: operations['listPartnerClients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/{type}/{id}/clients/masterPlan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Master plans of the clients of a partner */
    get: operations['listPartnerMasterPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/{type}/{id}/clients/project': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Projects of the clients of a partner */
    get: operations['listPartnerProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/{type}/{id}/clients/region': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Regions of the clients of a partner */
    get: operations['listPartnerRegions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/{type}/{id}/downloadClients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Clients of a partner as CSV */
    post: operations['exportPartnerClients'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/businessPartner/fetch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pull updated and created partners */
    post: operations['runPartnersOnDemand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/userstatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** User statuses */
    get: operations['listUserstatusOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/usertype': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** User types */
    get: operations['listUsertypeOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/sfUserType': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Salesforce user types */
    get: operations['listSfUserTypeOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/projectType': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Project types */
    get: operations['listProjectTypeOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/projectLocation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Project locations */
    get: operations['listProjectLocationOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/projectUnit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Size units */
    get: operations['listProjectUnitOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/option/projectStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Project statuses */
    get: operations['listProjectStatusOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/salesregion/officelist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sales offices */
    get: operations['listSalesOffices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/salesregion/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All regions */
    get: operations['listRegions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/salesregion/list/{offices}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Regions of one office, or of several joined with commas */
    get: operations['listRegionsOfOffices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/employees/findAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Account managers */
    get: operations['listEmployees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/employees/cmsuser/pending-assign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Employees without an admin account */
    get: operations['listUnassignedEmployees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/country/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Countries */
    get: operations['listCountries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/findAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Admin users */
    get: operations['listAdminUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/details/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One admin user */
    get: operations['getAdminUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create an admin user */
    post: operations['createAdminUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/edit/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Save an admin user */
    put: operations['updateAdminUser'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete an admin user */
    delete: operations['deleteAdminUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/reset/pwd/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Set a temporary password */
    put: operations['resetAdminPassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cmsuser/permissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Permission modules */
    get: operations['listPermissionModules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contactUs/clientServices/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Hotline list */
    get: operations['listHotlines'];
    put?: never;
    /** Create a hotline */
    post: operations['createHotline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contactUs/clientServices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One hotline */
    get: operations['getHotline'];
    /** Save a hotline */
    put: operations['updateHotline'];
    post?: never;
    /** Delete a hotline */
    delete: operations['deleteHotline'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contactUs/offices/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Office location list */
    get: operations['listOfficeLocations'];
    put?: never;
    /** Create a office location */
    post: operations['createOfficeLocation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contactUs/offices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One office location */
    get: operations['getOfficeLocation'];
    /** Save a office location */
    put: operations['updateOfficeLocation'];
    post?: never;
    /** Delete a office location */
    delete: operations['deleteOfficeLocation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/genericContents/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Generic content list */
    get: operations['listGenericContents'];
    put?: never;
    /** Create a generic content */
    post: operations['createGenericContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/genericContents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One generic content */
    get: operations['getGenericContent'];
    /** Save a generic content */
    put: operations['updateGenericContent'];
    post?: never;
    /** Delete a generic content */
    delete: operations['deleteGenericContent'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaignPopup/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Campaign popups */
    get: operations['listCampaignPopups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaignPopup/details/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One campaign popup */
    get: operations['getCampaignPopup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaignPopup/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Save a campaign popup */
    put: operations['updateCampaignPopup'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/upload/blob/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a file */
    post: operations['uploadFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Projects; with unPaged all of an office */
    get: operations['listProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a project */
    post: operations['createProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One project */
    get: operations['getProject'];
    /** Save a project */
    put: operations['updateProject'];
    post?: never;
    /** Delete a project */
    delete: operations['deleteProject'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/clone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Clone a project */
    post: operations['cloneProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Notifications */
    get: operations['listNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a notification */
    post: operations['createNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/details/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One notification */
    get: operations['getNotification'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/edit/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Save a notification */
    put: operations['updateNotification'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/revoke/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revoke a notification */
    delete: operations['revokeNotification'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/client/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Recipients of a notification */
    get: operations['listNotificationClients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/client/clear/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Refresh the data of a CSV file */
    delete: operations['clearNotificationClients'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** Format: int64 */
    Id: number;
    Msg: string | null;
    /**
     * Format: date-time
     * @description ISO 8601 in UTC; the portal shows it in UTC+8.
     */
    Timestamp: string | null;
    /** @description yyyy/MM/dd */
    BirthDate: string | null;
    /**
     * @description yyyy/MM/dd HH:mm in UTC+8, in steps of 15 minutes.
     * @example 2026/11/20 14:15
     */
    StartDate: string;
    /** @enum {string} */
    Office: 'HK' | 'SG';
    /** @enum {string} */
    Language: 'EN' | 'JA' | 'ZH_HK' | 'ZH_CN';
    /** @enum {string} */
    OfficeOrAll: 'HK' | 'SG' | 'ALL';
    /** @description An office code; open, so that a new one breaks nothing. */
    OpenOffice: string | null;
    /**
     * @description OPENED, ACTIVATED, SUSPENDED, DELETED and whatever the server adds.
     * @example ACTIVATED
     */
    UserStatus: string;
    /** @enum {string} */
    PartnerType: 'BIZ' | 'ADVISOR' | 'INTERNAL';
    /** @enum {string} */
    RecordType: 'CP' | 'PB' | 'IP' | 'AM';
    /** @enum {string} */
    LevelName: 'SUPER_ADMIN' | 'CS_TEAM' | 'SALES_TEAM';
    /** Format: int64 */
    DisplayOrder: number;
    /** @example +852 5550 1140 */
    HotlineNumber: string;
    /** @description One RSA-OAEP block (SHA-256) in base64, made with the key of GET /cmsauth/pubKey. */
    EncryptedPassword: string;
    Remark: string | null;
    PushSetting: {
      /** @enum {string} */
      notificationType: 'MARKET' | 'CORPORATE';
      isOn: boolean;
    };
    Menu: {
      name: components['schemas']['MenuName'];
      children?: components['schemas']['Menu'][];
    };
    /** @description The menus of the first level that the portal knows. The CMS may send others; the items of a menu are named after their pages. */
    MenuName: string;
    /** @description The permission codes that the portal knows. The CMS may send others. */
    PermissionCode: string;
    /**
     * @example {
     *       "status": "01",
     *       "msg": "The record does not exist",
     *       "payload": null
     *     }
     */
    Refusal: {
      /** @description "01" a refused rule, an unknown id or a conflict; "02" to be ignored; "L101" an ended session. */
      status: string;
      msg: components['schemas']['Msg'];
      payload: null;
    };
    Nothing:
      | components['schemas']['Refusal']
      | {
          /** @constant */
          status: '00';
          msg: components['schemas']['Msg'];
          payload: null;
        };
    Session: {
      accessToken: string;
      refreshToken: string;
      /**
       * Format: int64
       * @description Seconds from now.
       */
      expireTime: number;
      userId?: components['schemas']['Id'];
      username?: string;
      firstName: string;
      lastName: string;
      /** @enum {unknown} */
      userLevel: 1 | 2 | 3 | 'SUPER_ADMIN' | 'CS_TEAM' | 'SALES_TEAM';
      menus: components['schemas']['Menu'][];
      permissionCodes: components['schemas']['PermissionCode'][];
      salesOffices: components['schemas']['OfficeOrAll'][];
      regions: string[];
    };
    Tokens: {
      accessToken: string;
      refreshToken: string;
      /** Format: int64 */
      expireTime: number;
    };
    /**
     * @example {
     *       "code": "HK",
     *       "name": "Hong Kong"
     *     }
     */
    CodeName: {
      code: string;
      name?: string | null;
      nameEn?: string | null;
    };
    Employee: {
      fullName: string;
      firstName: string;
      lastName: string;
      employeeId: string;
      email: string | null;
    };
    Country: {
      countryId: components['schemas']['Id'];
      name: string;
    };
    Product: {
      productNumber: string;
    };
    ClientRow: {
      id: components['schemas']['Id'];
      clientID: string;
      username?: string | null;
      email?: string | null;
      salesforceEmail?: string | null;
      cellularphone?: string | null;
      firstName?: string | null;
      middleName?: string | null;
      lastName?: string | null;
      dob?: components['schemas']['BirthDate'];
      userType?: string | null;
      userTypeRemark?: string | null;
      userStatus: components['schemas']['UserStatus'];
      userStatusRemark?: string | null;
      customerStatus?: string | null;
      isDummyUser?: boolean;
      activationAt?: components['schemas']['Timestamp'];
      lastLoginAt?: components['schemas']['Timestamp'];
      lastPwdUpdatedAt?: components['schemas']['Timestamp'];
      cmsUpdatedAt?: components['schemas']['Timestamp'];
      updatedByName?: string | null;
      salesOffice?: components['schemas']['OpenOffice'];
      region?: string | null;
      salesforceOffice?: string | null;
      salesforceRegion?: string | null;
      representative?: string | null;
      salesforceLanguage?: string | null;
      language?: string | null;
      itin?: string | null;
      itn?: string | null;
      citizenship?: string | null;
      residencyID?: string | null;
      /** @enum {unknown} */
      userUpdateProfileLatestStatus?: -1 | 0 | 1 | 9 | null;
      salseforceServicingChannelType?: string | null;
      salseforceServicingChannelName?: string | null;
      salseforceServicingFinancialPlanner?: string | null;
      salseforceReferredByIfa?: string | null;
      salseforceReferredByPlanner?: string | null;
      salseforceReferredByClientLv?: string | null;
      sfUserType?: string | null;
    };
    Client: {
      id: components['schemas']['Id'];
      clientID: string;
      username?: string | null;
      email?: string | null;
      salesforceEmail?: string | null;
      cellularphone?: string | null;
      firstName?: string | null;
      middleName?: string | null;
      lastName?: string | null;
      dob?: components['schemas']['BirthDate'];
      userType?: string | null;
      userTypeRemark?: string | null;
      userStatus: components['schemas']['UserStatus'];
      userStatusRemark?: string | null;
      customerStatus?: string | null;
      isDummyUser?: boolean;
      activationAt?: components['schemas']['Timestamp'];
      lastLoginAt?: components['schemas']['Timestamp'];
      lastPwdUpdatedAt?: components['schemas']['Timestamp'];
      cmsUpdatedAt?: components['schemas']['Timestamp'];
      updatedByName?: string | null;
      salesOffice?: components['schemas']['OpenOffice'];
      region?: string | null;
      salesforceOffice?: string | null;
      salesforceRegion?: string | null;
      representative?: string | null;
      salesforceLanguage?: string | null;
      language?: string | null;
      itin?: string | null;
      itn?: string | null;
      citizenship?: string | null;
      residencyID?: string | null;
      /** @enum {unknown} */
      userUpdateProfileLatestStatus?: -1 | 0 | 1 | 9 | null;
      salseforceServicingChannelType?: string | null;
      salseforceServicingChannelName?: string | null;
      salseforceServicingFinancialPlanner?: string | null;
      salseforceReferredByIfa?: string | null;
      salseforceReferredByPlanner?: string | null;
      salseforceReferredByClientLv?: string | null;
      sfUserType?: string | null;
      addressLine1?: string | null;
      addressLine2?: string | null;
      addressLine3?: string | null;
      countryDesc?: string | null;
      countryCode?: string | null;
      city?: string | null;
      province?: string | null;
      postalCode?: string | null;
      nationalId?: string | null;
      passport?: string | null;
      statement?: string | null;
      booklets?: {
        /** Format: uri */
        EN?: string;
        /** Format: uri */
        JA?: string;
        /** Format: uri */
        ZH_HK?: string;
        /** Format: uri */
        ZH_CN?: string;
      } | null;
      pushSettings?: components['schemas']['PushSetting'][] | null;
    };
    Partner: {
      id: components['schemas']['Id'];
      clientID: string;
      username?: string | null;
      email?: string | null;
      salesforceEmail?: string | null;
      cellularphone?: string | null;
      phone?: string | null;
      firstName?: string | null;
      middleName?: string | null;
      lastName?: string | null;
      name?: string | null;
      legalName?: string | null;
      userType?: string | null;
      userTypeRemark?: string | null;
      userTypeRemarks?: string | null;
      userStatus: components['schemas']['UserStatus'];
      userStatusRemark?: string | null;
      isDummyUser?: boolean;
      activationAt?: components['schemas']['Timestamp'];
      lastLoginAt?: components['schemas']['Timestamp'];
      lastLogin?: components['schemas']['Timestamp'];
      lastPwdUpdatedAt?: components['schemas']['Timestamp'];
      lastPwd?: components['schemas']['Timestamp'];
      cmsUpdatedAt?: components['schemas']['Timestamp'];
      updatedByName?: string | null;
      salesOffice?: components['schemas']['OpenOffice'];
      region?: string | null;
      salesforceOffice?: string | null;
      salesforceRegion?: string | null;
      representative?: string | null;
      representativeName?: string | null;
      salesforceLanguage?: string | null;
      language?: string | null;
      marketUpdates?: boolean;
      corporate?: boolean;
      salesforceAccount?: string | null;
      salesforceRecordType?: {
        name: string;
      } | null;
      salesforceParent?: string | null;
      salesforceStatus?: string | null;
      salseforceServicingChannelType?: string | null;
      salseforceServicingChannelName?: string | null;
      salseforceServicingFinancialPlanner?: string | null;
      salseforceReferredByIfa?: string | null;
      salseforceReferredByPlanner?: string | null;
      salseforceReferredByClientLv?: string | null;
      salseforceReferredByBDLv?: string | null;
      sfUserType: components['schemas']['PartnerType'];
    };
    PartnerClient: {
      id: components['schemas']['Id'];
      clientID: string;
      lastName?: string | null;
      firstName?: string | null;
      middleName?: string | null;
      salesOffice?: components['schemas']['OpenOffice'];
      region?: string | null;
      representative?: string | null;
      salseforceServicingChannelType?: string | null;
      salseforceServicingChannelName?: string | null;
      salseforceServicingFinancialPlanner?: string | null;
      salseforceReferredByIfa?: string | null;
      salseforceReferredByPlanner?: string | null;
      salseforceReferredByClientLv?: string | null;
      language?: string | null;
      masterPlanNames?: string[];
      projects?: string[];
      userStatus: components['schemas']['UserStatus'];
    };
    InvestmentProject: {
      projectName: string;
      location?: string;
      purchaseAmount?: number | null;
      purchaseDate?: string | null;
      distributionAmount?: number | null;
      paymentDate?: string | null;
      dispositionStatus?: string | null;
      initialInvestment?: number | null;
    };
    Investments: {
      totalInvestmentAmount: {
        USD: number;
        CAD: number;
      };
      totalDistributionAmount: {
        USD: number;
        CAD: number;
      };
      totalLoanAmount: {
        USD: number;
        CAD: number;
      };
      totalPaymentAmount: {
        USD: number;
        CAD: number;
      };
      activeProjects: components['schemas']['InvestmentProject'][];
      exitingProjects: components['schemas']['InvestmentProject'][];
      exitedProjects: components['schemas']['InvestmentProject'][];
    };
    Document: {
      productName: string;
      description: string | null;
      documentCreationDate: components['schemas']['Timestamp'];
      docNumber: string;
    };
    AdminUser: {
      id: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      userLevel: components['schemas']['LevelName'];
      salesOffices: components['schemas']['OfficeOrAll'][];
      regions: string[];
      firstName?: string | null;
      lastName?: string | null;
      initial?: string | null;
      email?: string | null;
      employeeId?: string | null;
      permissions: components['schemas']['PermissionCode'][];
      lastLoginAt?: components['schemas']['Timestamp'];
    };
    PermissionModule: {
      name: string;
      codes: components['schemas']['PermissionCode'][];
    };
    /**
     * @example {
     *       "id": 1,
     *       "countryId": 1,
     *       "displayOrder": 1,
     *       "phoneNumber": "+852 5550 1140",
     *       "post": true,
     *       "countryEn": "Hong Kong",
     *       "updatedAt": "2026-11-12T09:40:00.000Z",
     *       "updatedByName": "Priya Tandel"
     *     }
     */
    Hotline: {
      id: components['schemas']['Id'];
      countryId: components['schemas']['Id'];
      displayOrder: components['schemas']['DisplayOrder'];
      phoneNumber: components['schemas']['HotlineNumber'];
      post: boolean;
      countryEn?: string | null;
      updatedAt?: components['schemas']['Timestamp'];
      updatedByName?: string | null;
    };
    HotlineBody: {
      countryId: components['schemas']['Id'];
      displayOrder: components['schemas']['DisplayOrder'];
      phoneNumber: components['schemas']['HotlineNumber'];
      post: boolean;
    };
    OfficeLocation: {
      id: components['schemas']['Id'];
      countryId: components['schemas']['Id'];
      displayOrder: components['schemas']['DisplayOrder'];
      post: boolean;
      cityEn: string | null;
      cityJp: string | null;
      cityTc: string | null;
      citySc: string | null;
      addressEn: string | null;
      addressJp: string | null;
      addressTc: string | null;
      addressSc: string | null;
      countryEn?: string | null;
      updatedAt?: components['schemas']['Timestamp'];
      updatedByName?: string | null;
    };
    OfficeLocationBody: {
      countryId: components['schemas']['Id'];
      displayOrder: components['schemas']['DisplayOrder'];
      post: boolean;
      cityEn: string;
      cityJp: string;
      cityTc: string;
      citySc: string;
      addressEn: string;
      addressJp: string;
      addressTc: string;
      addressSc: string;
    };
    GenericContentRow: {
      id: components['schemas']['Id'];
      type: string;
      field: string;
      createdByName: string | null;
    };
    GenericContent: {
      id: components['schemas']['Id'];
      field: string;
      type: string;
      contentEN: string | null;
      contentJA: string | null;
      contentSC: string | null;
      contentTC: string | null;
    };
    GenericContentBody: {
      field: string;
      type: string;
      contentEn: string;
      contentTc: string | null;
      contentSc: string | null;
      contentJa: string | null;
    };
    StoredFile: {
      fileId: string;
      fileName: string;
      /** @description A path under the base, or an https URI. */
      filePath: string;
    };
    CampaignPopup: {
      id: components['schemas']['Id'];
      salesOffice: components['schemas']['OpenOffice'];
      title: string;
      postOnline: boolean;
      updatedAt: components['schemas']['Timestamp'];
      updatedByName: string | null;
      useGlobalLanguage: boolean;
      /** @enum {string} */
      buttonType: 'NONE' | 'URL';
      buttons: {
        EN?: components['schemas']['PopupButton'];
        JA?: components['schemas']['PopupButton'];
        ZH_HK?: components['schemas']['PopupButton'];
        ZH_CN?: components['schemas']['PopupButton'];
      };
      images: {
        EN?: components['schemas']['StoredFile'];
        JA?: components['schemas']['StoredFile'];
        ZH_HK?: components['schemas']['StoredFile'];
        ZH_CN?: components['schemas']['StoredFile'];
      };
    };
    PopupButton: {
      name: string;
      url?: string | null;
    };
    CampaignPopupBody: {
      useGlobalLanguage: boolean;
      /** @enum {string} */
      buttonType: 'NONE' | 'URL';
      buttons: {
        EN?: components['schemas']['PopupButton'];
        JA?: components['schemas']['PopupButton'];
        ZH_HK?: components['schemas']['PopupButton'];
        ZH_CN?: components['schemas']['PopupButton'];
      };
      imageIds: {
        EN?: string;
        JA?: string;
        ZH_HK?: string;
        ZH_CN?: string;
      };
      title: string;
      postOnline: boolean;
    };
    /** @description A day and a time in UTC+8. */
    ProjectMoment: string | null;
    /**
     * @description In UTC+8, which no part of it says.
     * @example 2026/12/01 09:15
     */
    DeliveryDate: string;
    /**
     * @example {
     *       "id": 1,
     *       "notificationId": 50001,
     *       "type": "MARKET",
     *       "category": "Quarterly letter",
     *       "salesOffice": "HK",
     *       "regions": [
     *         "HK",
     *         "CN",
     *         "TW",
     *         "DB"
     *       ],
     *       "titles": {
     *         "EN": "The third quarter",
     *         "JA": "第三四半期",
     *         "ZH_HK": "第三季",
     *         "ZH_CN": "第三季"
     *       },
     *       "deliveryDate": "2026/12/01 09:15",
     *       "status": "PENDING",
     *       "updatedAt": "2026-11-12T09:40:00.000Z"
     *     }
     */
    NotificationRow: {
      id: components['schemas']['Id'];
      notificationId: components['schemas']['Id'];
      type: string;
      category: string;
      salesOffice: components['schemas']['OpenOffice'];
      regions: string[];
      titles: components['schemas']['Texts'];
      deliveryDate: components['schemas']['DeliveryDate'];
      status: string;
      updatedAt: components['schemas']['Timestamp'];
    };
    /** @enum {string} */
    NotificationType: 'SYSTEM' | 'INVESTMENT' | 'CORPORATE' | 'MARKET';
    /** @enum {string} */
    NotificationButton: 'NONE' | 'URL' | 'PROJECT' | 'INVESTMENT';
    /** @enum {string} */
    CsvType: 'ID_ONLY' | 'CLIENT_PARAM' | 'PARTNER_PARAM';
    /** @enum {string} */
    RecipientStatus: 'RECEIVED' | 'PENDING' | 'IGNORED' | 'FAILED' | 'DELETED';
    Notification: {
      id: components['schemas']['Id'];
      notificationId: components['schemas']['Id'];
      type: string;
      category: string;
      important: boolean;
      salesOffice: components['schemas']['OpenOffice'];
      regions: string[];
      titles: components['schemas']['Texts'];
      summary: components['schemas']['Texts'];
      contents: components['schemas']['Texts'];
      deliveryDate: components['schemas']['DeliveryDate'];
      imageIsSame4All: boolean;
      imageIds: components['schemas']['FileIds'];
      images: components['schemas']['StoredFiles'];
      button1Type: string;
      button2Type: string;
      button1Names: components['schemas']['Texts'];
      button2Names: components['schemas']['Texts'];
      button1Urls: components['schemas']['Texts'];
      button2Urls: components['schemas']['Texts'];
      /** Format: int64 */
      button1ProjectID: number | null;
      /** Format: int64 */
      button2ProjectID: number | null;
      status: string;
      hasVariables: boolean | null;
      csvFileId: string | null;
      csvType: string | null;
      csvFile: components['schemas']['StoredFile'] | null;
      createdByName: string | null;
      createdAt: components['schemas']['Timestamp'];
      updatedByName: string | null;
      updatedAt: components['schemas']['Timestamp'];
    };
    NotificationTitles: {
      EN: string;
      JA: string;
      ZH_HK: string;
      ZH_CN: string;
    };
    NotificationSummaries: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    NotificationContents: {
      /** @description HTML of p, br, strong, em, u, s and a. */
      EN: string;
      /** @description HTML of p, br, strong, em, u, s and a. */
      JA: string;
      /** @description HTML of p, br, strong, em, u, s and a. */
      ZH_HK: string;
      /** @description HTML of p, br, strong, em, u, s and a. */
      ZH_CN: string;
    };
    ButtonNames: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    ButtonUrls: {
      EN?: components['schemas']['WebLink'];
      JA?: components['schemas']['WebLink'];
      ZH_HK?: components['schemas']['WebLink'];
      ZH_CN?: components['schemas']['WebLink'];
    };
    /** @description What is empty is left out. A SYSTEM one has no client list, and every other one has one. */
    NewNotificationBody: {
      type: components['schemas']['NotificationType'];
      category: string;
      important: boolean;
      salesOffices: components['schemas']['Office'][];
      regions: string[];
      titles: components['schemas']['NotificationTitles'];
      summary?: components['schemas']['NotificationSummaries'];
      contents: components['schemas']['NotificationContents'];
      deliveryDate: components['schemas']['DeliveryDate'];
      imageIsSame4All: boolean;
      imageIds?: components['schemas']['FileIds'];
      button1Type: components['schemas']['NotificationButton'];
      button2Type: components['schemas']['NotificationButton'];
      button1Names?: components['schemas']['ButtonNames'];
      button2Names?: components['schemas']['ButtonNames'];
      button1Urls?: components['schemas']['ButtonUrls'];
      button2Urls?: components['schemas']['ButtonUrls'];
      /** Format: int64 */
      button1ProjectIdHk?: number | null;
      /** Format: int64 */
      button1ProjectIdSg?: number | null;
      /** Format: int64 */
      button2ProjectIdHk?: number | null;
      /** Format: int64 */
      button2ProjectIdSg?: number | null;
      hasVariables?: boolean;
      csvFileId?: string;
      csvType?: components['schemas']['CsvType'];
    } & unknown;
    /** @description What is empty is left out. A SYSTEM one has no client list, and every other one has one. */
    NotificationBody: {
      type: components['schemas']['NotificationType'];
      category: string;
      important: boolean;
      salesOffices: components['schemas']['Office'][];
      regions: string[];
      titles: components['schemas']['NotificationTitles'];
      summary?: components['schemas']['NotificationSummaries'];
      contents: components['schemas']['NotificationContents'];
      deliveryDate: components['schemas']['DeliveryDate'];
      imageIsSame4All: boolean;
      imageIds?: components['schemas']['FileIds'];
      button1Type: components['schemas']['NotificationButton'];
      button2Type: components['schemas']['NotificationButton'];
      button1Names?: components['schemas']['ButtonNames'];
      button2Names?: components['schemas']['ButtonNames'];
      button1Urls?: components['schemas']['ButtonUrls'];
      button2Urls?: components['schemas']['ButtonUrls'];
      /** Format: int64 */
      button1ProjectID?: number | null;
      /** Format: int64 */
      button2ProjectID?: number | null;
      hasVariables?: boolean;
      csvFileId?: string;
      csvType?: components['schemas']['CsvType'];
    } & unknown;
    Recipient: {
      sfUserType: string | null;
      salesforceRecordType: null | {
        name: string;
      };
      clientId: string;
      username: string | null;
      firstName: string | null;
      lastName: string | null;
      fullName: string | null;
      name: string | null;
      email: string | null;
      salesOffice: components['schemas']['OpenOffice'];
      region: string | null;
      userStatus: string | null;
      inboxStatus: components['schemas']['RecipientStatus'];
      pushStatus: components['schemas']['RecipientStatus'];
    };
    ProjectRow: {
      id: components['schemas']['Id'];
      projectId: string;
      salesOffice: components['schemas']['OpenOffice'];
      region: string[];
      productType: string;
      projectCode: string;
      name: components['schemas']['Texts'];
      projectLocation: string;
      status: string;
      projectRegion: string | null;
      isNew: boolean;
      isPost: boolean;
      lastStartDate: components['schemas']['ProjectMoment'];
      lastEndDate: components['schemas']['ProjectMoment'];
      updatedAt: components['schemas']['Timestamp'];
    };
    Project: {
      id: components['schemas']['Id'];
      projectId: string;
      salesOffice: components['schemas']['OpenOffice'];
      region: string[];
      productType: string;
      projectCode: string;
      language: string[];
      projectLocation: string;
      isPost: boolean;
      status: string;
      isNew: boolean;
      propertySize: number;
      units: string[];
      images: components['schemas']['StoredFile'][];
      thumbnail: components['schemas']['StoredFile'];
      address: components['schemas']['Texts'];
      description: components['schemas']['Texts'];
      brief: components['schemas']['Texts'];
      name: components['schemas']['Texts'];
      hasAnotherLanguage: boolean;
      projectRegion: string | null;
      projectState: string | null;
      totalSyndicationPrice: number | null;
      investmentInitAmounts: number | null;
      kmzFile: components['schemas']['StoredFile'] | null;
      startDate: components['schemas']['ProjectMoment'];
      endDate: components['schemas']['ProjectMoment'];
      propertyFactsheet: components['schemas']['StoredFiles'];
      landUse: components['schemas']['Texts'];
      video: components['schemas']['Videos'];
      videoLabelName: components['schemas']['Texts'];
      updatedByName: string | null;
      updatedAt: components['schemas']['Timestamp'];
      lastStartDate: components['schemas']['ProjectMoment'];
      lastEndDate: components['schemas']['ProjectMoment'];
    };
    Texts: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    StoredFiles: {
      EN?: components['schemas']['StoredFile'];
      JA?: components['schemas']['StoredFile'];
      ZH_HK?: components['schemas']['StoredFile'];
      ZH_CN?: components['schemas']['StoredFile'];
    };
    Videos: {
      EN?: string;
      JA?: string;
      /** @description Cantonese */
      ZH_HK_C?: string;
      /** @description Mandarin */
      ZH_HK_M?: string;
      ZH_CN?: string;
      /** @description Another language. */
      OTHER?: string;
    };
    /**
     * @description What is empty is left out. Dates stand in it exactly when isPost, videoLabelName exactly when hasAnotherLanguage.
     * @example {
     *       "salesOffices": [
     *         "SG"
     *       ],
     *       "region": [
     *         "SG",
     *         "JP"
     *       ],
     *       "productType": "RESIDENTIAL",
     *       "projectCode": "PRD-007",
     *       "language": [
     *         "EN",
     *         "JA"
     *       ],
     *       "projectLocation": "US",
     *       "isPost": true,
     *       "startDate": "2026-11-22 09:00",
     *       "endDate": "2300-12-31 00:00",
     *       "status": "WAITLIST",
     *       "isNew": false,
     *       "propertySize": 2.5,
     *       "units": [
     *         "PING"
     *       ],
     *       "investmentInitAmounts": 10000,
     *       "images": [
     *         "8101",
     *         "8102"
     *       ],
     *       "thumbnail": "8103",
     *       "name": {
     *         "EN": "Sunrise Terraces",
     *         "JA": "サンライズ"
     *       },
     *       "address": {
     *         "EN": "1 Sunrise Way",
     *         "JA": "サンライズ通り"
     *       },
     *       "description": {
     *         "EN": "Homes on a quiet street",
     *         "JA": "静かな通り"
     *       },
     *       "brief": {
     *         "EN": "Homes in Austin",
     *         "JA": "オースティン"
     *       },
     *       "hasAnotherLanguage": false
     *     }
     */
    NewProjectBody: {
      salesOffices: components['schemas']['Office'][];
      region: string[];
      productType: string;
      projectCode: string;
      language: components['schemas']['Language'][];
      /** @enum {string} */
      projectLocation: 'US' | 'CANADA';
      isPost: boolean;
      status: string;
      isNew: boolean;
      propertySize: components['schemas']['ProjectFigure'];
      units: string[];
      images: string[];
      thumbnail: string;
      address: components['schemas']['ProjectAddresses'];
      description: components['schemas']['ProjectDescriptions'];
      brief: components['schemas']['ProjectBriefs'];
      name: components['schemas']['ProjectNames'];
      hasAnotherLanguage: boolean;
      projectRegion?: string;
      projectState?: string;
      totalSyndicationPrice?: components['schemas']['ProjectFigure'];
      investmentInitAmounts?: components['schemas']['ProjectFigure'];
      kmzFile?: string;
      startDate?: components['schemas']['WrittenMoment'];
      endDate?: components['schemas']['WrittenMoment'];
      propertyFactsheet?: components['schemas']['FileIds'];
      landUse?: components['schemas']['ProjectDescriptions'];
      video?: components['schemas']['VideoLinks'];
      videoLabelName?: components['schemas']['VideoLabelNames'];
    } & (unknown & unknown);
    /**
     * @description What is empty is left out. Dates stand in it exactly when isPost, videoLabelName exactly when hasAnotherLanguage.
     * @example {
     *       "salesOffice": "SG",
     *       "region": [
     *         "SG",
     *         "JP"
     *       ],
     *       "productType": "RESIDENTIAL",
     *       "projectCode": "PRD-007",
     *       "language": [
     *         "EN",
     *         "JA"
     *       ],
     *       "projectLocation": "US",
     *       "isPost": true,
     *       "startDate": "2026-11-22 09:00",
     *       "endDate": "2300-12-31 00:00",
     *       "status": "WAITLIST",
     *       "isNew": false,
     *       "propertySize": 2.5,
     *       "units": [
     *         "PING"
     *       ],
     *       "investmentInitAmounts": 10000,
     *       "images": [
     *         "8101",
     *         "8102"
     *       ],
     *       "thumbnail": "8103",
     *       "name": {
     *         "EN": "Sunrise Terraces",
     *         "JA": "サンライズ"
     *       },
     *       "address": {
     *         "EN": "1 Sunrise Way",
     *         "JA": "サンライズ通り"
     *       },
     *       "description": {
     *         "EN": "Homes on a quiet street",
     *         "JA": "静かな通り"
     *       },
     *       "brief": {
     *         "EN": "Homes in Austin",
     *         "JA": "オースティン"
     *       },
     *       "hasAnotherLanguage": false
     *     }
     */
    ProjectBody: {
      salesOffice: components['schemas']['Office'];
      region: string[];
      productType: string;
      projectCode: string;
      language: components['schemas']['Language'][];
      /** @enum {string} */
      projectLocation: 'US' | 'CANADA';
      isPost: boolean;
      status: string;
      isNew: boolean;
      propertySize: components['schemas']['ProjectFigure'];
      units: string[];
      images: string[];
      thumbnail: string;
      address: components['schemas']['ProjectAddresses'];
      description: components['schemas']['ProjectDescriptions'];
      brief: components['schemas']['ProjectBriefs'];
      name: components['schemas']['ProjectNames'];
      hasAnotherLanguage: boolean;
      projectRegion?: string;
      projectState?: string;
      totalSyndicationPrice?: components['schemas']['ProjectFigure'];
      investmentInitAmounts?: components['schemas']['ProjectFigure'];
      kmzFile?: string;
      startDate?: components['schemas']['WrittenMoment'];
      endDate?: components['schemas']['WrittenMoment'];
      propertyFactsheet?: components['schemas']['FileIds'];
      landUse?: components['schemas']['ProjectDescriptions'];
      video?: components['schemas']['VideoLinks'];
      videoLabelName?: components['schemas']['VideoLabelNames'];
    } & (unknown & unknown);
    ProjectFigure: number;
    WrittenMoment: string;
    ProjectNames: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    ProjectAddresses: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    ProjectDescriptions: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    ProjectBriefs: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    VideoLabelNames: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    FileIds: {
      EN?: string;
      JA?: string;
      ZH_HK?: string;
      ZH_CN?: string;
    };
    VideoLinks: {
      EN?: components['schemas']['WebLink'];
      JA?: components['schemas']['WebLink'];
      ZH_HK_C?: components['schemas']['WebLink'];
      ZH_HK_M?: components['schemas']['WebLink'];
      ZH_CN?: components['schemas']['WebLink'];
      OTHER?: components['schemas']['WebLink'];
    };
    /** Format: uri */
    WebLink: string;
    ClientUpdate: {
      clientID: string;
      email: string | null;
      userStatusRemark: components['schemas']['Remark'];
      sfUserType: string | null;
      username?: string;
    };
    DummyUpdate: {
      clientID: string;
      email: string | null;
      userStatusRemark: components['schemas']['Remark'];
      sfUserType: string | null;
      username?: string;
      userType: string | null;
      userTypeRemark: components['schemas']['Remark'];
      firstName: string | null;
      middleName?: string | null;
      /** @description Null only for a corporate partner. */
      lastName: string | null;
      dob?: components['schemas']['BirthDate'];
      salesOffice: components['schemas']['Office'];
      region: string | null;
      representative: string | null;
    };
    EmailBody: {
      email: string;
      updateEmail: boolean;
    };
    PasswordBody: {
      pwd: components['schemas']['EncryptedPassword'];
    };
    DummyAccountBody: {
      username: string;
      pwd: components['schemas']['EncryptedPassword'];
      userType: string;
      userTypeRemark: components['schemas']['Remark'];
      firstName: string | null;
      lastName: string;
      middleName: string | null;
      dob: string;
      email: string | null;
      salesOffice: components['schemas']['Office'];
      region: string;
      representative: string;
    };
  };
  responses: {
    /** @description No token, or one that has expired */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Refusal'];
      };
    };
    /** @description The permission code, the level or the office does not allow it */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Refusal'];
      };
    };
  };
  parameters: {
    /** @description Zero-based. */
    page: number;
    /** @description The portal sends 5, 10, 20 or 50. */
    size: number;
    id: components['schemas']['Id'];
    partnerType: components['schemas']['PartnerType'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          username: string;
          password: components['schemas']['EncryptedPassword'];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Session'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getPublicKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                /** @description SPKI, base64, PEM header lines allowed */
                payload: string;
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  refreshTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Tokens'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getCurrentUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Session'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  changeOwnPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          oldPwd: components['schemas']['EncryptedPassword'];
          newPwd: components['schemas']['EncryptedPassword'];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listClients: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: (
          | 'lastLoginAt,asc'
          | 'lastLoginAt,desc'
          | 'cmsUpdatedAt,asc'
          | 'cmsUpdatedAt,desc'
          | 'activationAt,asc'
          | 'activationAt,desc'
          | 'id,asc'
          | 'id,desc'
        )[];
        clientID?: string;
        firstName?: string;
        lastName?: string;
        username?: string;
        email?: string;
        phone?: string;
        salseforceServicingChannelName?: string;
        salseforceServicingFinancialPlanner?: string;
        salseforceReferredByIfa?: string;
        salseforceReferredByPlanner?: string;
        representative?: string;
        salesOffice?: string[];
        region?: string[];
        userStatus?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['ClientRow'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  exportClients: {
    parameters: {
      query?: {
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: (
          | 'lastLoginAt,asc'
          | 'lastLoginAt,desc'
          | 'cmsUpdatedAt,asc'
          | 'cmsUpdatedAt,desc'
          | 'activationAt,asc'
          | 'activationAt,desc'
          | 'id,asc'
          | 'id,desc'
        )[];
        clientID?: string;
        firstName?: string;
        lastName?: string;
        username?: string;
        email?: string;
        phone?: string;
        salseforceServicingChannelName?: string;
        salseforceServicingFinancialPlanner?: string;
        salseforceReferredByIfa?: string;
        salseforceReferredByPlanner?: string;
        representative?: string;
        salesOffice?: string[];
        region?: string[];
        userStatus?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or a refusal */
      200: {
        headers: {
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/json': components['schemas']['Refusal'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Client'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The clientID, equal to that of the body. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientUpdate'] | components['schemas']['DummyUpdate'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  suspendClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userStatusRemark: components['schemas']['Remark'];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  unlockClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  emailUsername: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  resetClientPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailBody'] | components['schemas']['PasswordBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  runOnDemand: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          startDate: components['schemas']['StartDate'];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  runScheduled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getInvestments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
        tab: 'PDLI' | 'LOAN';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Investments'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listDocuments: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: ('documentCreationDate,asc' | 'documentCreationDate,desc')[];
        projectCodes?: string[];
        productName?: string;
        docType?: string[];
        date?: string;
        offset?: number;
        deviceModel?: string;
        entry?: string;
        isChina?: boolean;
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['Document'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listDocumentProjects: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listDocumentTypes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
        docNumber: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Product'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createDummyAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DummyAccountBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  clientID: string;
                  username: string;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listPartners: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: (
          | 'lastLoginAt,asc'
          | 'lastLoginAt,desc'
          | 'cmsUpdatedAt,asc'
          | 'cmsUpdatedAt,desc'
          | 'activationAt,asc'
          | 'activationAt,desc'
          | 'id,asc'
          | 'id,desc'
        )[];
        firstName?: string;
        lastName?: string;
        username?: string;
        email?: string;
        clientID?: string;
        phone?: string;
        salseforceServicingChannelName?: string;
        salseforceServicingFinancialPlanner?: string;
        salseforceReferredByIfa?: string;
        salseforceReferredByPlanner?: string;
        representative?: string;
        name?: string;
        userType?: string;
        sfUserType?: components['schemas']['PartnerType'];
        sfRecordType?: components['schemas']['RecordType'];
        salesOffice?: string[];
        region?: string[];
        userStatus?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['Partner'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  exportPartners: {
    parameters: {
      query?: {
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: (
          | 'lastLoginAt,asc'
          | 'lastLoginAt,desc'
          | 'cmsUpdatedAt,asc'
          | 'cmsUpdatedAt,desc'
          | 'activationAt,asc'
          | 'activationAt,desc'
          | 'id,asc'
          | 'id,desc'
        )[];
        firstName?: string;
        lastName?: string;
        username?: string;
        email?: string;
        clientID?: string;
        phone?: string;
        salseforceServicingChannelName?: string;
        salseforceServicingFinancialPlanner?: string;
        salseforceReferredByIfa?: string;
        salseforceReferredByPlanner?: string;
        representative?: string;
        name?: string;
        userType?: string;
        sfUserType?: components['schemas']['PartnerType'];
        sfRecordType?: components['schemas']['RecordType'];
        salesOffice?: string[];
        region?: string[];
        userStatus?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or a refusal */
      200: {
        headers: {
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/json': components['schemas']['Refusal'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getPartner: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['parameters']['partnerType'];
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Partner'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listPartnerClients: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        name?: string;
        region?: string[];
        primaryLanguage?: string[];
        projectCodes?: string[];
        masterPlanIds?: components['schemas']['Id'][];
      };
      header?: never;
      path: {
        type: components['parameters']['partnerType'];
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['PartnerClient'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listPartnerMasterPlans: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['parameters']['partnerType'];
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  id: components['schemas']['Id'];
                  name: string;
                }[];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listPartnerProjects: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['parameters']['partnerType'];
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listPartnerRegions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['parameters']['partnerType'];
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  exportPartnerClients: {
    parameters: {
      query?: {
        name?: string;
        region?: string[];
        primaryLanguage?: string[];
        projectCodes?: string[];
        masterPlanIds?: components['schemas']['Id'][];
      };
      header?: never;
      path: {
        type: components['parameters']['partnerType'];
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or a refusal */
      200: {
        headers: {
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/json': components['schemas']['Refusal'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  runPartnersOnDemand: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          startDate: components['schemas']['StartDate'];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listUserstatusOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listUsertypeOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listSfUserTypeOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listProjectTypeOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listProjectLocationOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listProjectUnitOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listProjectStatusOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listSalesOffices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listRegions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listRegionsOfOffices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description One office code, or several joined with commas. */
        offices: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CodeName'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listEmployees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Employee'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listUnassignedEmployees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Employee'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listCountries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Country'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listAdminUsers: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: ('userId,asc' | 'userId,desc')[];
        firstName?: string;
        lastName?: string;
        salesOffice?: string;
        region?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['AdminUser'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getAdminUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['AdminUser'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createAdminUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          employeeId: string;
          salesOffices: components['schemas']['OfficeOrAll'][];
          regions: string[];
          userLevel: components['schemas']['LevelName'];
          permissionCode: components['schemas']['PermissionCode'][];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  email: string;
                  /** @description In clear, once: never logged, never cached. */
                  password: string;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateAdminUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          salesOffices: components['schemas']['OfficeOrAll'][];
          regions: string[];
          userLevel: components['schemas']['LevelName'];
          permissionCode: components['schemas']['PermissionCode'][];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteAdminUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  resetAdminPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          newPwd: components['schemas']['EncryptedPassword'];
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listPermissionModules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['PermissionModule'][];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listHotlines: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['Hotline'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createHotline: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HotlineBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getHotline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Hotline'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateHotline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HotlineBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteHotline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listOfficeLocations: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['OfficeLocation'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createOfficeLocation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OfficeLocationBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getOfficeLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['OfficeLocation'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateOfficeLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OfficeLocationBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteOfficeLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listGenericContents: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: ('name.EN,asc' | 'name.EN,desc' | 'id,asc' | 'id,desc')[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['GenericContentRow'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createGenericContent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GenericContentBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getGenericContent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['GenericContent'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateGenericContent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GenericContentBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteGenericContent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listCampaignPopups: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['CampaignPopup'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getCampaignPopup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['CampaignPopup'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateCampaignPopup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CampaignPopupBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  uploadFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'POPUP_IMAGE' | 'PROJECT_IMAGE' | 'PROJECT_THUMBNAIL' | 'PROJECT_FACTSHEET' | 'PROJECT_KMZ' | 'INBOX_IMAGE' | 'INBOX_CLIENT';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  fileId: string;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listProjects: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: ('name.EN,asc' | 'name.EN,desc' | 'id,asc' | 'id,desc')[];
        projectName?: string;
        projectCode?: string;
        projectType?: string;
        projectLocation?: string;
        productStatus?: string;
        isPost?: boolean;
        unPaged?: boolean;
        salesOffice?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['ProjectRow'][];
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createProject: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProjectBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Project'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProjectBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  cloneProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProjectBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        /** @description key,asc or key,desc; the comma stays literal; empty values last. */
        sort?: ('updatedAt,asc' | 'updatedAt,desc' | 'notificationId,asc' | 'notificationId,desc')[];
        title?: string;
        category?: string;
        type?: string;
        salesOffice?: string;
        region?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['NotificationRow'][];
                  /** Format: int64 */
                  totalElements: number;
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  createNotification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewNotificationBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  getNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: components['schemas']['Notification'];
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  updateNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationBody'];
      };
    };
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  revokeNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  listNotificationClients: {
    parameters: {
      query?: {
        /** @description Zero-based. */
        page?: components['parameters']['page'];
        /** @description The portal sends 5, 10, 20 or 50. */
        size?: components['parameters']['size'];
        fileId?: string;
        notificationId?: components['schemas']['Id'];
        clientId?: string;
        salesOffice?: string;
        /** @description One text joined by commas for SYSTEM, repeated for the other types. */
        regions?: string | string[];
        userStatus?: string;
        inboxStatus?: string;
        pushStatus?: string;
        isInvalidUser?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Refusal']
            | {
                /** @constant */
                status: '00';
                msg: components['schemas']['Msg'];
                payload: {
                  content: components['schemas']['Recipient'][];
                  /** Format: int64 */
                  totalElements: number;
                  /**
                   * Format: int64
                   * @description Rows of the file that nobody gets.
                   */
                  csvIgnoreTotal: number;
                  /** Format: int64 */
                  clientTotal: number;
                  salesOfficesTotal: {
                    /** Format: int64 */
                    HK: number;
                    /** Format: int64 */
                    SG: number;
                  };
                };
              };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  clearNotificationClients: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The csv file id. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nothing'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
}
