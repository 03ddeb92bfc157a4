/*
 * The site as guides begin it, kept to measure ours against; nothing else uses it. One script with the whole SDK, every product
 * read on every visit, the pictures as they were uploaded, a list filtered while one types.
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { initializeApp } from 'firebase/app';
import { getAuth, onAuthStateChanged } from 'firebase/auth';
import { collection, connectFirestoreEmulator, getDocs, initializeFirestore, persistentLocalCache } from 'firebase/firestore';
import { getFunctions } from 'firebase/functions';
import { getStorage } from 'firebase/storage';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, RouterProvider, createBrowserRouter, useParams } from 'react-router-dom';
import { ToastContainer } from 'react-toastify';

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as { project: string; port: number };
const app = initializeApp({ projectId: settings.project, apiKey: 'local', storageBucket: `${settings.project}.appspot.com` });
const firestore = initializeFirestore(app, { localCache: persistentLocalCache() });
connectFirestoreEmulator(firestore, '127.0.0.1', settings.port);
const [auth, storage, functions] = [getAuth(app), getStorage(app), getFunctions(app)];
const client = new QueryClient();

interface Product {
  id: string;
  title: string;
  description: string;
  stock: boolean;
  categoryId: string;
  picture: { path: string } | null;
}

declare global {
  /** Documents that were read, for the bench. */
  var reads: number;
}
globalThis.reads = 0;

async function readProducts(): Promise<Product[]> {
  const { docs } = await getDocs(collection(firestore, 'products'));
  globalThis.reads += docs.length;
  return docs.map((one) => ({ ...(one.data() as Omit<Product, 'id'>), id: one.id }));
}

const useProducts = (): Product[] | undefined => useQuery({ queryKey: ['products'], queryFn: readProducts }).data;
const original = (picture: Product['picture']): string => (picture ? `/originals/${picture.path}.jpg` : '/default-product.svg');

function Card({ product }: { product: Product }) {
  return (
    <Link to={`/naive/products/${product.id}`} style={{ display: 'block', width: '46vw' }}>
      <img src={original(product.picture)} alt={product.title} style={{ width: '100%' }} />
      <p>{product.title}</p>
      <p>{product.stock ? 'In Stock' : 'Out of Stock'}</p>
    </Link>
  );
}

function Home() {
  const products = useProducts();
  const [words, setWords] = useState('');
  const [name, setName] = useState<string | null>(null);
  useEffect(() => onAuthStateChanged(auth, (user) => setName(user?.displayName ?? null)), []);
  if (!products) return <p>Loading…</p>;
  const shown = products.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return (
    <main>
      <h1>Plugmore {name}</h1>
      <input aria-label="Search" value={words} onChange={({ target }) => setWords(target.value)} />
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        {shown.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </div>
      <ToastContainer />
    </main>
  );
}

function ProductPage() {
  const { id } = useParams();
  const product = useProducts()?.find((one) => one.id === id);
  if (!product) return <p>Loading…</p>;
  return (
    <main>
      <img src={original(product.picture)} alt={product.title} style={{ width: '100%' }} />
      <h1>{product.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: product.description }} />
    </main>
  );
}

function Admin() {
  const editor = useEditor({ extensions: [StarterKit], content: '' });
  return (
    <main>
      <EditorContent editor={editor} />
      <p>
        {storage.app.name} {functions.region}
      </p>
    </main>
  );
}

const router = createBrowserRouter([
  { path: '/naive', element: <Home /> },
  { path: '/naive/products/:id', element: <ProductPage /> },
  { path: '/naive/admin', element: <Admin /> },
]);
createRoot(document.getElementById('root') ?? document.body).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
