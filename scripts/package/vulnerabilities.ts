type Component = { 'bom-ref': string; name: string; version: string };
/** A published vulnerability of a shipped package that does not affect the portal, and the reason. */
type Assessment = { id: string; advisory: string; package: string; version: string; detail: string };

const assessments: readonly Assessment[] = [
  {
    id: 'CVE-2026-16633',
    advisory: 'https://github.com/advisories/GHSA-hq66-cqwq-w95j',
    package: 'pdfjs-dist',
    version: '5.6.205',
    detail:
      'The scripting of the PDF.js viewer (enableScripting, pdf.sandbox.mjs) runs JavaScript of a PDF. The portal ships pdf.mjs and ' +
      'pdf.worker.mjs alone: it draws pages and text, has no viewer and no script engine, and its Content Security Policy forbids eval.',
  },
];

/**
 * The vulnerabilities of a CycloneDX bill of materials (VEX) that do not affect the portal.
 *
 * @throws if a package has another version than the assessed one, because its assessment is then out of date
 */
export const assessVulnerabilities = (components: readonly Component[]) =>
  assessments.map(({ id, advisory, detail, ...assessed }) => {
    const component = components.find(({ name, version }) => name === assessed.package && version === assessed.version);
    if (!component)
      throw new Error(`${id}: ${assessed.package} ${assessed.version} is not shipped. Update scripts/package/vulnerabilities.ts.`);
    return {
      id,
      source: { name: 'GitHub Advisory Database', url: advisory },
      analysis: { state: 'not_affected', justification: 'code_not_present', detail },
      affects: [{ ref: component['bom-ref'] }],
    };
  });
