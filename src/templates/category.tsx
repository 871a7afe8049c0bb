import type { PageProps } from 'gatsby';
import type { CategoryPageContext } from '../docs/pages/page-kinds';
import { CategoryView } from '../site/views/CategoryView';

export default function CategoryPage({ pageContext }: PageProps<object, CategoryPageContext>) {
  return <CategoryView context={pageContext} />;
}
