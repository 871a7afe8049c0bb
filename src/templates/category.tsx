import type { PageProps } from 'gatsby';
import type { CategoryPageContext } from '../docs/sidebar/page-data';
import { CategoryView } from '../site/views/CategoryView';

export default function CategoryPage({ pageContext }: PageProps<object, CategoryPageContext>) {
  return <CategoryView context={pageContext} />;
}
