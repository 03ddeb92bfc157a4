import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { allDocuments } from '../all-documents';

/*
 * The product table as it is usually built: every document is fetched, every row is drawn. The page's address says where the
 * emulators are and who asks.
 */
const asked = new URLSearchParams(location.search);
const setting = (name: string): string => asked.get(name) ?? '';

interface Row {
  id: string;
  title: string;
  categoryId: string;
  stock: boolean;
  addedDate: { toDate: () => Date };
}

async function fetchRows(): Promise<Row[]> {
  const app = initializeApp({ apiKey: 'demo', projectId: setting('project'), authDomain: 'localhost' });
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${setting('auth')}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  const [host = '', port = ''] = setting('firestore').split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  await signInWithEmailAndPassword(auth, setting('email'), setting('password'));
  const docs = await allDocuments(collection(firestore, 'products'));
  return docs.map((one) => ({ ...(one.data() as Row), id: one.id }));
}

function Table() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void fetchRows().then((all) => {
      performance.mark('data');
      setRows(all.sort((a, b) => b.addedDate.toDate().getTime() - a.addedDate.toDate().getTime()));
    });
  }, []);
  return (
    <main>
      <table>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id}>
              <td>{place + 1}</td>
              <td>{row.categoryId}</td>
              <td>{row.title}</td>
              <td>
                <input type="checkbox" checked={row.stock} readOnly /> {row.stock ? 'yes' : 'No'}
              </td>
              <td>{row.addedDate.toDate().toLocaleDateString()}</td>
              <td>
                <button type="button">View</button>
                <button type="button">Edit</button>
                <button type="button">Delete</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Table />);
