import { graphql, type PageProps } from 'gatsby';
import { required } from '../base/errors/required';
import type { DocumentNode } from '../base/tree/document-tree';
import { HomeView } from '../site/views/HomeView';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, paragraphs, choices, source } = required(data.homeStory, 'The home page’s story');
  return (
    <HomeView
      story={{
        title,
        paragraphs: paragraphs as unknown as DocumentNode[][],
        choices: [...choices],
      }}
      source={source as unknown as DocumentNode[]}
      games={data.wholeGames}
    />
  );
}

export const query = graphql`
  query HomePage {
    homeStory {
      title
      paragraphs
      choices
      source
    }
    wholeGames {
      id
      title
      screen {
        address
        width
        height
      }
    }
  }
`;
