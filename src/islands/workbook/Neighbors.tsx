/** The way through a material: where this question is on its lane, and the questions next to it. */
import './Neighbors.css';
import { materialPath, type MaterialPlace, questionAnchor, questionPath } from '../../site.ts';
import { neighborsOf } from './question-order.ts';

/** `ids` of the material's questions, in order; empty if unknown. */
type Props = { ids: readonly string[]; place: MaterialPlace; id: string };

export function Neighbors({ ids, place, id }: Props) {
	const { previous, next } = neighborsOf(id, ids);
	const last = Math.max(ids.length - 1, 1);
	// The stop is 12 wide and must not be cut off at the ends.
	const at = `${(2 + (96 * Math.max(ids.indexOf(id), 0)) / last).toFixed(1)}%`;
	const list = materialPath(place);
	return (
		<nav className="neighbors no-print" aria-label="Questions">
			<svg width="100%" height="12" aria-hidden="true">
				<line x2="100%" y1="6" y2="6" />
				<circle cx={at} cy="6" r="5" />
			</svg>
			{previous && (
				<a href={questionPath(place, previous)} rel="prev">
					← Previous
				</a>
			)}
			<a href={ids.length > 0 ? `${list}#${questionAnchor(ids.indexOf(id) + 1)}` : list}>
				All {ids.length > 0 && ids.length}
				<span className={ids.length > 0 ? 'sr-only' : undefined}> questions</span>
			</a>
			{next && (
				<a className="next" href={questionPath(place, next)} rel="next">
					Next →
				</a>
			)}
		</nav>
	);
}
