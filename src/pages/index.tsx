import { graphql, type PageProps } from 'gatsby';
import type { DocumentNode } from '../core/document/document-tree';
import { required } from '../core/errors/required';
import type { StoryScene } from '../core/home/home-story';
import { HomeView } from '../views/HomeView';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, scenes, source } = required(data.homeStory, 'The home page’s story');
  return (
    <HomeView
      story={{ title: title, scenes: scenes as unknown as StoryScene[] }}
      source={source as unknown as DocumentNode[]}
    />
  );
}

export const query = graphql`
  query HomePage {
    homeStory {
      title
      scenes
      source
    }
  }
`;
