import { SearchView } from '../views/SearchView';

export default function SearchPage() {
  return <SearchView />;
}
