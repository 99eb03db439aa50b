/** The floor of the bench: react-admin's ready-made `Admin` with a list of as many columns as the client list has. */
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField, type AuthProvider, type DataProvider } from 'react-admin';
import clients from '../../../resources/clients/clients';

const columns = [...clients.list!.columns, 'id'];
let isSignedIn = sessionStorage.getItem('floor') !== null;
const authProvider: AuthProvider = {
  login: async () => {
    isSignedIn = true;
    sessionStorage.setItem('floor', 'yes');
  },
  logout: async () => {},
  checkAuth: async () => {
    if (!isSignedIn) throw new Error('sign in');
  },
  checkError: async () => {},
  getPermissions: async () => null,
};
const dataProvider = {
  getList: async (_: string, { pagination = { page: 1, perPage: 10 } }) => {
    const reply = (await (await fetch(`/rows.json?page=${pagination.page - 1}&size=${pagination.perPage}`)).json()) as {
      content: never[];
      totalElements: number;
    };
    return { data: reply.content, total: reply.totalElements };
  },
} as unknown as DataProvider;

const Clients = () => (
  <List exporter={false}>
    <Datagrid bulkActionButtons={false}>
      {columns.map((name) => (
        <TextField key={name} source={name} />
      ))}
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')!).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="clients" list={Clients} />
  </Admin>,
);
