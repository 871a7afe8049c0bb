import type { PageProps } from 'gatsby';
import type { OverviewPageContext } from '../docs/sidebar/page-data';
import { OverviewView } from '../site/views/OverviewView';

export default function OverviewPage({ pageContext }: PageProps<object, OverviewPageContext>) {
  return <OverviewView context={pageContext} />;
}
