import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useOnDemandText } from '../../../messages/onDemand';
import { isMissing, valueAt } from '../../../schema/values/path';
import { useDeclared } from '../../declared';
import { useEngine } from '../../engine';
import { firstParams } from '../../list/state/listParams';
import { readPages } from '../../list/state/readPages';
import { RecordLink } from '../../RecordLink';
import type { Row } from '../../row';
import type { RecordForm } from '../state/useRecordForm';

/** The records that are named; of more the number is said. */
const mostNamed = 3;

/** The rows of the list, read when a form opens. A list that cannot be read has none. */
const useRows = () => {
  const { resource, declaration } = useDeclared();
  const { locks } = useEngine();
  const provider = useDataProvider();
  const { data = [] } = useQuery({
    queryKey: [resource, 'distinct'],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      for await (const page of readPages(provider, resource, firstParams(declaration.list!, locks), signal)) rows.push(...page);
      return rows;
    },
  });
  return data;
};

const comparable = (value: unknown) => String(value).replace(/\s/g, '').toLowerCase();

/** Names the other records of the list that have the value of an input too. */
const SameValueNote = ({ leaf, form: { model, methods } }: { leaf: Leaf; form: RecordForm }) => {
  const { resource, declaration } = useDeclared();
  const t = useOnDemandText();
  const typed: unknown = useWatch({ control: methods.control, name: leaf.path });
  const value = codecOf(leaf.field).parse(typed, leaf.field);
  const isSame = (row: Row) => row.id !== model.record?.id && comparable(valueAt(row, leaf.path)) === comparable(value);
  const rows = useRows();
  const same = isMissing(value) ? [] : rows.filter(isSame);
  if (same.length === 0) return null;
  return (
    <p className="hint" role="status">
      <span className="visually-hidden">{`${leaf.field.label}: `}</span>
      <span>{t('form.sameValue')}</span>
      {same.slice(0, mostNamed).map((row, i) => (
        <Fragment key={row.id}>
          {i > 0 && <span>,</span>}{' '}
          <RecordLink resource={resource} record={row}>
            <bdi>{declaration.recordTitle(row)}</bdi>
          </RecordLink>
        </Fragment>
      ))}
      {same.length > mostNamed && <span> {t('form.sameValueMore', { n: same.length - mostNamed })}</span>}
    </p>
  );
};
export default SameValueNote;
