import { TextInput } from '../../../src/ui/inputs/TextInput';
import { t } from '../texts';

type Props = { value: string; onChange: (value: string) => void; error?: string | null };

/** The address of an email prompt. */
export const EmailField = (props: Props) => (
  <TextInput {...props} name="email" type="email" inputMode="email" label={t('Email')} isRequired />
);
