import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../contract/failure';
import { formatCount } from '../../src/format/count';
import { failureText } from '../../src/messages/failureText';
import type { DetailsProps, RecordOf } from '../../src/schema';
import { RecordLink, useCall } from '../../src/views';
import { firstText } from '../vocabulary/firstText';
import type { Project } from './project';
import { t } from './texts';

type Notification = RecordOf<'Notification'>;
/** How many notifications are read, the newest first. */
const mostRead = 300;
/** How many rows a page of their list has. */
const pageSize = 100;
/** How many notifications are read at the same time. */
const atOnce = 6;
/** How many are named. */
const mostNamed = 5;
const leadsTo = ({ button1ProjectID, button2ProjectID }: Notification, id: number) => button1ProjectID === id || button2ProjectID === id;

/** The notifications whose buttons lead to a project, among the newest of its office: each is read, since their list does not have the buttons. */
const useLeadingTo = ({ id, salesOffice }: Project) => {
  const list = useCall('GET /notification/list');
  const details = useCall('GET /notification/details/{id}');
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const { data, error } = useQuery({
    queryKey: ['notifications leading to', id],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const rows: { id: number }[] = [];
      for (let page = 0; rows.length < mostRead; page += 1) {
        const query = { page, size: pageSize, sort: ['notificationId,desc' as const], salesOffice: salesOffice ?? undefined };
        const { content, totalElements } = await list({ query, signal });
        rows.push(...content);
        if (content.length === 0 || rows.length >= totalElements) break;
      }
      const found: Notification[] = [];
      for (let read = 0; read < rows.length; read += atOnce) {
        setProgress({ read, total: rows.length });
        const some = await Promise.all(rows.slice(read, read + atOnce).map((row) => details({ path: { id: row.id }, signal })));
        found.push(...some.filter((notification) => leadsTo(notification, id)));
      }
      return { found, read: rows.length };
    },
  });
  return { data, error, progress };
};

/** Names the notifications that lead to a project that is to be deleted: their buttons would lead nowhere. */
const ProjectNotifications = ({ record }: DetailsProps<Project>) => {
  const { data, error, progress } = useLeadingTo(record);
  // people without access to notifications see nothing of them
  if (error && failureOf(error).code === 'forbidden') return null;
  if (error) return <p>{t('The notifications that lead to it could not be read. %{why}', { why: failureText(error) ?? '' })}</p>;
  if (!data)
    return (
      <p aria-live="off">
        {t('Looking for notifications that lead to it: %{read} of %{total}', {
          read: formatCount(progress.read),
          total: formatCount(progress.total),
        })}
      </p>
    );
  const { found, read } = data;
  if (found.length === 0)
    return <p>{t('None of the newest %{read} notifications of its office leads to it.', { read: formatCount(read) })}</p>;
  const count = { smart_count: found.length, total: formatCount(found.length) };
  return (
    <>
      <p>{t('The button of %{total} notification leads to it: |||| The buttons of %{total} notifications lead to it:', count)}</p>
      <ul className="dialog-list">
        {found.slice(0, mostNamed).map((notification) => (
          <li key={notification.id}>
            <RecordLink resource="notifications" record={notification}>
              {`${notification.notificationId} ${firstText(notification.titles)}`}
            </RecordLink>
          </li>
        ))}
        {found.length > mostNamed && <li>{t('and %{total} more', { total: formatCount(found.length - mostNamed) })}</li>}
      </ul>
    </>
  );
};
export default ProjectNotifications;
