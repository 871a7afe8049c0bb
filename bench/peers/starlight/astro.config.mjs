import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

/** Starlight with its defaults, with the pages of this site. */
export default defineConfig({
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Atrament',
      sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs' } }],
    }),
  ],
});
