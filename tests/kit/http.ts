/** Calls a server's API as the holder of a token; gives the answer's JSON. Rejects with status and text when it is refused. */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<{ [key: string]: unknown }> {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as { [key: string]: unknown };
}
