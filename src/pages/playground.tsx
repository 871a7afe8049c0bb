import { graphql, type PageProps } from 'gatsby';
import { startersOf } from '../ink/story/starters-of';
import { PlaygroundView } from '../site/views/PlaygroundView';

export default function PlaygroundPage({ data }: PageProps<Queries.PlaygroundPageQuery>) {
  return (
    <PlaygroundView
      starters={startersOf(data.allPlaygroundFile.nodes)}
      differences={data.allPlaygroundDifference.nodes}
    />
  );
}

export const query = graphql`
  query PlaygroundPage {
    allPlaygroundFile(sort: { name: ASC }) {
      nodes {
        name
        source
      }
    }
    allPlaygroundDifference(sort: { position: ASC }) {
      nodes {
        differenceId
        title
        explanation
      }
    }
  }
`;
