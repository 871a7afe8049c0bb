import { createContext, useContext } from 'react';
import { required } from '../../../base/errors/required';
import type { SidebarTreeState } from './use-sidebar-tree';

/** What the rows of a tree share. */
export const TreeContext = createContext<SidebarTreeState | null>(null);

/** The tree around a row. */
export const useTree = (): SidebarTreeState => required(useContext(TreeContext), 'The sidebar');
