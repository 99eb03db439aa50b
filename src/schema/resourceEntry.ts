import type { CallName } from './calls';
import type { Declaration } from './declaration';

/** What an action needs: a permission code, a level, or both; `{}` is open to whoever is signed in. */
export type Access = {
  /** A permission code. Example: `CONTENT_WRITE`. */
  code?: string;
  /** The highest level number that may: `2` means level 1 or 2 (PLT-113). */
  level?: 1 | 2 | 3;
};

/** The screens of a resource. */
export type View = 'list' | 'create' | 'edit' | 'clone';

/** What the registry knows of an entity before its declaration arrives. */
export type ResourceEntry = {
  /** The name of the list screen, and its title. */
  label: string;
  /** Titles of the other screens. Default: "Create …" and "Edit …". */
  titles?: {
    /** The title of the create screen. Default: "Create …". */
    create?: string;
    /** The title of the edit screen. Default: "Edit …". */
    edit?: string;
    /** The title of the clone screen. Default: "Clone …". */
    clone?: string;
  };
  /** Paths; `list` also names the menu item (PLT-051). `:id` stands for the record, other parameters for those of its calls. */
  routes: {
    /** The path of the list screen. @example list: '/hotlines' */
    list: string;
    /** The path of the create screen. Default: there is none. @example create: '/createHotline' */
    create?: string;
    /** The path of the edit screen. Default: there is none. @example edit: '/editHotline/:id' */
    edit?: string;
    /** The path of the clone screen. Default: there is none. @example clone: '/cloneHotline/:id' */
    clone?: string;
  };
  /** The member of the record behind a parameter of `edit` other than `:id`, by its name. Example: `{ type: 'sfUserType' }`. */
  routeParams?: Readonly<Record<string, string>>;
  /** Further menu names that lead here, in camelCase. Default: none. */
  menuNames?: readonly string[];
  /** The label of the Create button. Default: "Create". */
  createLabel?: string;
  /** What each action needs: `create`, `save`, `delete` and those that the declaration names. A missing one is denied; list and edit are open. */
  access?: Readonly<Record<string, Access>>;
  /** Brings the declaration, which has what every route shows. */
  load: () => Promise<{ default: Declaration }>;
};

/** A list of its own in a dialog, such as the documents of a client: no route, the path parameters come with the dialog. */
export type DialogList = Pick<ResourceEntry, 'label' | 'access'> & {
  /** The address of a row's own screen, where it has one. Example: `/editUser/:id`. */
  edit?: string;
  load: ResourceEntry['load'];
};

/** A list to choose from: mapped to `id` and a label in one place. */
export type LookupDeclaration = {
  /** The call for the whole list. */
  getList: CallName;
  /** The call for a part of it; its path parameter is the value that narrows. */
  getListOf?: CallName;
  /** The query parameter of `getList` that takes the value that narrows, where a part has no path of its own. Default: the whole list always comes. */
  narrowedBy?: string;
  /**
   * The query parameter of the calls that finds items by a typed text. Beyond 2,000 items the first 100 are offered, and what is
   * typed is looked for by this call. Default: a lookup of more than 2,000 items fails. @example searchedBy: 'projectName'
   */
  searchedBy?: string;
  /** What the call takes beside it. Default: nothing. @example { unPaged: true } */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** The member that identifies an item. */
  idField: string;
  /** The members that may hold the label, the first that is filled wins; or a template of several. @example labels: '{projectId} {name.EN}' */
  labels: readonly string[] | string;
};

/** What stands for the list route of a list in a dialog. */
export const noRoute = '';
