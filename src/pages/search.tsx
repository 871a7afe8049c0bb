import { SearchView } from '../site/views/SearchView';

export default function SearchPage() {
  return <SearchView />;
}
