import { CreatePage } from './CreatePage';
import { EditPage } from './EditPage';

const pages = { create: CreatePage, edit: EditPage };

/** The create or edit screen of a resource. */
const FormPage = ({ resource, view }: { resource: string; view: keyof typeof pages }) => {
  const Page = pages[view];
  return <Page resource={resource} />;
};
export default FormPage;
