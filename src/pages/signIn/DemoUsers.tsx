import { useId } from 'react';
import type { DemoUser } from '../../config';
import { useOnDemandText } from '../../messages/onDemand';
import { Button } from '../../ui/Button';
import './demoUsers.css';

type Props = { users: readonly DemoUser[]; onChoose: (user: DemoUser) => void };

/** Lists the demo users, each with a button that fills in the form. Loads only if config.json has any. */
const DemoUsers = ({ users, onChoose }: Props) => {
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
};
export default DemoUsers;
