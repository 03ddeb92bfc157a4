import './firestore-tests';
