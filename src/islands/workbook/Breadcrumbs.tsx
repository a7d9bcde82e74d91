/**
 * Breadcrumbs drawn as a number line: the pages above are links, the marked one is this page. At its end is the link
 * to the reading settings.
 */
/* oxlint-disable jsx-a11y/no-redundant-roles -- `base.css` takes the marks off lists that say so; Safari then hears no list */
import './Breadcrumbs.css';

/** A page on the way here. */
export type Crumb = { label: string; href: string };

type Props = {
	crumbs: readonly Crumb[];
	here: string;
	/** The heading right below repeats `here`, so a narrow screen shows only its mark. */
	isRepeated?: boolean;
};

export function Breadcrumbs({ crumbs, here, isRepeated = false }: Props) {
	return (
		<div className="lane no-print">
			<nav aria-label="Breadcrumb">
				<ol role="list">
					{crumbs.map(({ label, href }) => (
						<li key={href}>
							<a href={href}>{label}</a>
						</li>
					))}
					<li>
						<span className={isRepeated ? 'repeated' : undefined} aria-current="page">
							{here}
						</span>
					</li>
				</ol>
			</nav>
			<a className="settings" href="/reading-settings" aria-label="Aa: reading settings">
				Aa
			</a>
		</div>
	);
}
