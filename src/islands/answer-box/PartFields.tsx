/** Separate fields for the parts of an answer, in sync with its line of text, which is what gets marked. */
import { useId, useState } from 'react';
import styles from './AnswerBox.module.css';
import { emptyRow, emptyRows, joinParts, splitParts, type PartShape, type Rows } from './parts.ts';

type Props = {
	shape: PartShape;
	text: string;
	onChange: (text: string) => void;
	onFocus: (field: HTMLInputElement) => void;
};

const SIZES = [1, 2, 3, 4, 5];
const ADD = { list: 'Another value', points: 'Another point', intervals: 'Another interval' };

export function PartFields({ shape, text, onChange, onFocus }: Props) {
	const id = useId();
	const isMatrix = shape.layout === 'matrix';
	const [isOpen, setOpen] = useState(isMatrix);
	const [rows, setRows] = useState<Rows>(() => emptyRows(shape));
	// Empty fields do not appear in the text, and a half-typed text does not fit the fields, which then keep what they
	// show.
	const read = joinParts(shape, rows) === text ? null : splitParts(shape, text);
	if (read && joinParts(shape, read) !== joinParts(shape, rows)) setRows(read);

	function show(next: Rows) {
		setRows(next);
		onChange(joinParts(shape, next));
	}

	const setCell = (row: number, column: number, value: string) =>
		show(rows.map((cells, r) => (r === row ? cells.with(column, value) : cells)));

	const resize = (height: number, width: number) =>
		show(
			Array.from({ length: height }, (_row, r) =>
				Array.from({ length: width }, (_cell, c) => rows[r]?.[c] ?? ''),
			),
		);

	return (
		<div>
			<button
				type="button"
				className={styles.link}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				{isOpen ? 'Hide the parts' : 'Fill in part by part'}
			</button>
			<fieldset id={id} hidden={!isOpen} aria-label="Parts of your answer">
				{isMatrix && (
					<p className={styles.sizes}>
						<Size
							label="Rows"
							value={rows.length}
							onChange={(n) => resize(n, rows[0]?.length ?? 1)}
						/>
						<Size
							label="Columns"
							value={rows[0]?.length ?? 1}
							onChange={(n) => resize(rows.length, n)}
						/>
					</p>
				)}
				{rows.map((cells, row) => (
					// Rows have no id and never change places.
					<div key={row} className={styles.row}>
						{cells.map((cell, column) => (
							<Part
								key={column}
								label={partLabel(shape, row, column, rows.length)}
								value={cell}
								isBracket={shape.layout === 'intervals' && (column === 0 || column === 3)}
								onChange={(value) => setCell(row, column, value)}
								onFocus={onFocus}
							/>
						))}
					</div>
				))}
				{shape.canGrow && (
					<button
						type="button"
						className={styles.link}
						onClick={() => show([...rows, emptyRow(shape)])}
					>
						{ADD[shape.layout as keyof typeof ADD]}
					</button>
				)}
			</fieldset>
		</div>
	);
}

type PartProps = {
	label: string;
	value: string;
	isBracket: boolean;
	onChange: (value: string) => void;
	onFocus: (field: HTMLInputElement) => void;
};

function Part({ label, value, isBracket, onChange, onFocus }: PartProps) {
	if (isBracket) {
		const [open, closed] = label === 'Left bracket' ? ['(', '['] : [')', ']'];
		return (
			<select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
				<option value={open}>{open}</option>
				<option value={closed}>{closed}</option>
			</select>
		);
	}
	return (
		<input
			type="text"
			aria-label={label}
			value={value}
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			onFocus={(event) => onFocus(event.currentTarget)}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}

type SizeProps = { label: string; value: number; onChange: (value: number) => void };

function Size({ label, value, onChange }: SizeProps) {
	return (
		<label>
			{label}{' '}
			<select value={value} onChange={(event) => onChange(Number(event.target.value))}>
				{SIZES.map((size) => (
					<option key={size}>{size}</option>
				))}
			</select>
		</label>
	);
}

function partLabel(shape: PartShape, row: number, column: number, height: number): string {
	const nth = height > 1 ? ` ${row + 1}` : '';
	switch (shape.layout) {
		case 'list':
			return `Value ${row + 1}`;
		case 'points':
			return `${nth && `Point${nth}, `}${['x', 'y', 'z'][column]}-coordinate`;
		case 'intervals':
			return ['Left bracket', `From${nth}`, `To${nth}`, 'Right bracket'][column] ?? '';
		case 'matrix':
			return `Row ${row + 1}, column ${column + 1}`;
	}
}
