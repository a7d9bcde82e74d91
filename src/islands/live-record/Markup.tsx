/**
 * The only place that inserts a string into the page as HTML. `html` either was made from text by this site's own build
 * or has gone through `sanitise.ts`: nothing else may be passed.
 */
type Props = { html: string; as?: 'div' | 'span'; className?: string };

export function Markup({ html, as: Tag = 'div', className }: Props) {
	return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
