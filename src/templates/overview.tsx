import type { PageProps } from 'gatsby';
import type { OverviewPageContext } from '../core/pages/page-data';
import { OverviewView } from '../views/OverviewView';

export default function OverviewPage({ pageContext }: PageProps<object, OverviewPageContext>) {
  return <OverviewView context={pageContext} />;
}
