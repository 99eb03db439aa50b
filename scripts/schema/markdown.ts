/** Text and code as cells of a table in Markdown. */
export const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');
export const inCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``).replaceAll('|', '\\|');
