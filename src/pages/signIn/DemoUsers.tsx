import { useId } from 'react';
import type { DemoUser } from '../../config';
import { useOnDemandText } from '../../messages/onDemand';
import { Button } from '../../ui/Button';
import './demoUsers.css';

type Props = { users: readonly DemoUser[]; onChoose: (user: DemoUser) => void };

/** The users of a demonstration: each button fills the form. Loads only where config.json names some. */
export default function DemoUsers({ users, onChoose }: Props) {
  const t = useOnDemandText();
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} className="demo-users">
      <h2 id={title}>{t('demoUsers.title')}</h2>
      <p className="hint">{t('demoUsers.hint')}</p>
      {users.map((user) => (
        <Button key={user.username} look="bare" className="demo-user" onClick={() => onChoose(user)}>
          <strong>{user.username}</strong>
          {user.note && <span>{user.note}</span>}
        </Button>
      ))}
    </div>
  );
}
