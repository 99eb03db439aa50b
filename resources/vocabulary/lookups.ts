import type { LookupDeclaration } from '../../src/schema';

/** Lists to choose from, by name. Whatever identifies their items is mapped to `id` here (SHR-041 to SHR-046). */
export const lookups: Record<string, LookupDeclaration> = {
  salesOffices: { getList: 'GET /salesregion/officelist', idField: 'code', labels: ['name', 'nameEn'] },
  regions: { getList: 'GET /salesregion/list', getListOf: 'GET /salesregion/list/{offices}', idField: 'code', labels: ['name', 'nameEn'] },
  userStatuses: { getList: 'GET /option/userstatus', idField: 'code', labels: ['name', 'nameEn'] },
  userTypes: { getList: 'GET /option/usertype', idField: 'code', labels: ['name', 'nameEn'] },
  salesforceUserTypes: { getList: 'GET /option/sfUserType', idField: 'code', labels: ['name', 'nameEn'] },
  accountManagers: { getList: 'GET /employees/findAll', idField: 'employeeId', labels: ['fullName'] },
  pendingEmployees: { getList: 'GET /employees/cmsuser/pending-assign', idField: 'employeeId', labels: ['fullName'] },
  permissionModules: { getList: 'GET /cmsuser/permissions', idField: 'name', labels: ['name'] },
  projectStatuses: { getList: 'GET /option/projectStatus', idField: 'code', labels: ['name', 'nameEn'] },
  projectTypes: { getList: 'GET /option/projectType', idField: 'code', labels: ['name', 'nameEn'] },
  projectLocations: { getList: 'GET /option/projectLocation', idField: 'code', labels: ['name', 'nameEn'] },
  projectUnits: { getList: 'GET /option/projectUnit', idField: 'code', labels: ['name', 'nameEn'] },
  hongKongProjects: {
    getList: 'GET /projects/',
    query: { unPaged: true, salesOffice: 'HK' },
    idField: 'id',
    labels: '{projectId} {name.EN} {visibilityNote()}',
  },
  singaporeProjects: {
    getList: 'GET /projects/',
    query: { unPaged: true, salesOffice: 'SG' },
    idField: 'id',
    labels: '{projectId} {name.EN} {visibilityNote()}',
  },
  officeProjects: {
    getList: 'GET /projects/',
    query: { unPaged: true },
    narrowedBy: 'salesOffice',
    idField: 'id',
    labels: '{projectId} {name.EN} {visibilityNote()}',
  },
  products: { getList: 'GET /appProducts/', idField: 'productNumber', labels: ['productNumber'] },
  documentProjects: { getList: 'GET /appuser/{id}/documents/projects', idField: 'code', labels: ['name', 'nameEn'] },
  documentTypes: { getList: 'GET /appuser/{id}/documents/types', idField: 'code', labels: ['name', 'nameEn'] },
  partnerClientRegions: { getList: 'GET /businessPartner/{type}/{id}/clients/region', idField: 'code', labels: ['name', 'nameEn'] },
  partnerClientProjects: { getList: 'GET /businessPartner/{type}/{id}/clients/project', idField: 'code', labels: ['name', 'nameEn'] },
  partnerClientMasterPlans: { getList: 'GET /businessPartner/{type}/{id}/clients/masterPlan', idField: 'id', labels: ['name'] },
  countries: { getList: 'GET /country/', idField: 'countryId', labels: ['name'] },
};
