import './storage-tests';
