// The api function as guides begin it: everything imported at the top, Express, one client for each service. Kept to measure
// ours against; nothing else uses it.
import busboy from 'busboy';
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as functions from 'firebase-functions';
import sanitizeHtml from 'sanitize-html';
import sharp from 'sharp';
import * as v from 'valibot';

initializeApp();
const firestore = getFirestore();
const enquiry = v.object({ name: v.string(), mobile: v.string(), email: v.string(), message: v.string() });

const app = express();
app.use(express.json());

app.get('/api/categories/:id', async (request, response) => {
  const document = await firestore.collection('categories').doc(request.params.id).get();
  if (document.exists) response.json({ categoryId: document.id, ...document.data() });
  else response.status(404).json({ message: 'Not found' });
});

app.post('/api/quick-enquiries', async (request, response) => {
  const parsed = v.safeParse(enquiry, request.body);
  if (!parsed.success) {
    response.status(422).json({ message: 'Invalid' });
    return;
  }
  const added = await firestore.collection('quickEnquiries').add(parsed.output);
  response.status(201).json({ id: added.id });
});

app.post('/api/categories', async (request, response) => {
  await getAuth().verifyIdToken(request.headers.authorization?.slice(7) ?? '');
  const { title, description } = request.body;
  const added = await firestore.collection('categories').add({ title, description: sanitizeHtml(description) });
  response.status(201).json({ categoryId: added.id });
});

app.post('/api/products/image/:id', (request, response) => {
  const form = busboy({ headers: request.headers });
  form.on('file', (_, file) => {
    const target = getStorage().bucket().file(request.params.id).createWriteStream();
    file
      .pipe(sharp().resize(1024))
      .pipe(target)
      .on('finish', () => response.status(201).end());
  });
  request.pipe(form);
});

export const api = functions.https.onRequest(app);
