import { displayName } from '../../books/display-name.ts';
import { materialPath, questionPath } from '../../site.ts';
import { neighboursOf } from './neighbours.ts';
import type { RecordPath } from './record-path.ts';
import styles from './ShellViewer.module.css';

type Props = { path: RecordPath; questionIds: readonly string[] };

/** The way on: previous and next question of the material, and the material itself. */
export function ShellNavigation({ path, questionIds }: Props) {
	const place = {
		book_name: path.bookName,
		chapter_name: path.chapterName,
		material_name: path.materialName,
	};
	const { previous, next } = neighboursOf(path.id, questionIds);
	return (
		<nav className={styles.navigation} aria-label="Questions of this material">
			{previous && (
				<a rel="prev" href={questionPath(place, previous)}>
					Previous question
				</a>
			)}
			<a href={materialPath(place)}>{displayName(path.materialName)}</a>
			{next && (
				<a rel="next" href={questionPath(place, next)}>
					{path.kind === 'lecture' ? 'First question' : 'Next question'}
				</a>
			)}
		</nav>
	);
}
