// The same list by react-admin, as its own documentation sets one up.
import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { headers } from './token.js';

const dataProvider = {
  async getList(resource, { pagination: { page, perPage }, sort: { order } }) {
    const path = `/api/v1/${resource}?page=${page}&limit=${perPage}&orderBy=${order === 'DESC' ? '-' : '%2B'}id`;
    const { data, meta } = await (await fetch(path, { headers: headers() })).json();
    return { data, total: meta.total };
  },
};

const NewsList = () => (
  <List perPage={50} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="contents.it.title" />
      <DataTable.Col source="contents.it.status" />
      <DataTable.Col source="contents.it.pub_date" />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="news" list={NewsList} />
  </Admin>,
);
