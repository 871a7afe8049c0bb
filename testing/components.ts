import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Room for a slow machine, which is no failure of the site.
configure({ asyncUtilTimeout: 10_000 });
