import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fakeMatchMedia } from './fake-match-media';

// Room for a slow machine, which is no failure of the site.
configure({ asyncUtilTimeout: 10_000 });

// Some tests of components draw them as the server does.
if (typeof window !== 'undefined') fakeMatchMedia({});
