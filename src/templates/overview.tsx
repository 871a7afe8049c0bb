import type { PageProps } from 'gatsby';
import type { OverviewPageContext } from '../docs/pages/page-kinds';
import { OverviewView } from '../site/views/OverviewView';

export default function OverviewPage({ pageContext }: PageProps<object, OverviewPageContext>) {
  return <OverviewView context={pageContext} />;
}
