// The floor of the list: React, one call, one table.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { headers } from './token.js';

const PATH = '/api/v1/news?page=1&limit=50&orderBy=-id';

function List() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch(PATH, { headers: headers() })
      .then((answer) => answer.json())
      .then(({ data }) => setRows(data));
  }, []);
  return (
    <table>
      <tbody>
        {rows.map(({ id, contents: { it } }) => (
          <tr key={id} data-row={id}>
            <td>{id}</td>
            <td>{it?.title}</td>
            <td>{it?.status}</td>
            <td>{it?.pub_date}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

createRoot(document.getElementById('root')).render(<List />);
