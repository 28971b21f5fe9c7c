// The floor: what Fastify and pg alone take for the same rows, with no session, permission, check, log or search word.
// Takes its port and database as the product does; its tables are copies of the product's, made when it starts.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

const TABLES = `
  create table floor_contents as
    select id, shared, created_at, updated_at from contents where area = 'news' and revision_of is null;
  create table floor_translations as
    select content_id, lang, title, slug, status, author_id, pub_date, body from translations where area = 'news';
  create unique index floor_contents_id on floor_contents (id);
  create unique index floor_translations_id on floor_translations (content_id, lang);
  analyze floor_contents, floor_translations;`;

const LIST = {
  name: 'list',
  text: `
    select c.id, (select json_object_agg(t.lang, json_build_object('title', t.title, 'status', t.status, 'pub_date', t.pub_date))
                    from floor_translations t where t.content_id = c.id) as contents
      from floor_contents c order by c.id desc limit $1 offset $2`,
};
const READ = {
  name: 'read',
  text: `
    select c.id, c.shared, c.created_at, c.updated_at,
           (select json_object_agg(t.lang, to_json(t)) from floor_translations t where t.content_id = c.id) as contents
      from floor_contents c where c.id = $1`,
};
const UPDATE = {
  name: 'update',
  text: `
    with item as (update floor_contents set shared = $2, updated_at = now() where id = $1 returning id, updated_at),
         text as (update floor_translations set title = $3, body = $4 where content_id = $1 and lang = 'it')
    select id, updated_at from item`,
};

const app = fastify();
const base = '/api/v1';
let total = 0;

app.get(`${base}/ready`, async () => ({ success: true }));
app.get(`${base}/news`, async ({ query }) => {
  const limit = Number(query.limit);
  const { rows } = await pool.query({ ...LIST, values: [limit, (Number(query.page) - 1) * limit] });
  return { success: true, data: rows, meta: { total } };
});
app.get(`${base}/news/:id`, async ({ params }) => {
  const { rows } = await pool.query({ ...READ, values: [Number(params.id)] });
  return { success: true, data: rows[0] };
});
app.put(`${base}/news/:id`, async ({ params, body }) => {
  const { title, ...rest } = body.contents.it;
  const { rows } = await pool.query({ ...UPDATE, values: [Number(params.id), body.shared, title, rest] });
  return { success: true, data: rows[0] };
});

const { rows } = await pool.query(`select to_regclass('floor_translations') is null as missing`);
if (rows[0].missing) await pool.query(TABLES);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORTOLANO_PORT) });
total = (await pool.query('select count(*)::integer as total from floor_contents')).rows[0].total;
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
