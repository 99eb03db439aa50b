import type { Catalogue } from '../src/messages/page';

/** Some texts in Japanese; the others stay in English. */
export const japanese: Catalogue = {
  'signIn.username': { english: 'Username', text: 'ユーザー名' },
  'signIn.submit': { english: 'Sign in', text: 'サインイン' },
  'literal.emailAddressEmpty': { english: 'The Email address cannot be empty', text: 'メールアドレスを入力してください' },
  'list.create': { english: 'Create', text: '新規作成' },
  'list.rowsPerPage': { english: 'Rows per page', text: '1ページの件数' },
  'form.save': { english: 'Save', text: '保存' },
  'form.changed': { english: '1 change |||| %{smart_count} changes', text: '変更 %{smart_count} 件' },
  'form.leaveTitle': { english: 'Of a former release', text: '古い訳' },
  'literal.correctFormat': { english: 'Please enter the correct format', text: '正しい形式で入力してください' },
  'literal.changesSaved': { english: 'The changes have been saved', text: '変更を保存しました' },
  'resources.hotlines.name': { english: 'Customer Service Hotline', text: 'ホットライン' },
  'resources.hotlines.fields.phoneNumber': { english: 'Tel Number', text: '電話番号' },
  'resources.hotlines.texts.1 to 99. The list in the app follows this order.': {
    english: '1 to 99. The list in the app follows this order.',
    text: '1から99まで。',
  },
};
export const japaneseName = '日本語';
