import { nameOfLanguage } from '../../messages/listed';
import { pageTexts } from '../../messages/page';
import { useStartText } from '../../messages/start';
import { NativeSelect } from '../../ui/inputs/choices/NativeSelect';

/** Which language the page speaks. It loads where there are several. */
const LanguageSelect = ({ onChoose }: { onChoose: (language: string) => void }) => {
  const t = useStartText();
  const { language, languages } = pageTexts.get();
  const options = languages.map((value) => ({ value, label: nameOfLanguage(value) }));
  return <NativeSelect label={t('shell.language')} name="language" value={language} options={options} onChange={onChoose} />;
};
export default LanguageSelect;
