import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the label 0 as the number at P | 0 | -2
		2 | What number does point $P$ represent on the number line? | figure: A number line with evenly spaced tick marks. The labeled tick marks, from left to right, are negative 5, 0, and 5. There are 5 equal spaces from each label to the next. Point P is 2 tick marks to the right of 0.
	counted in the wrong direction from the label | 12 | -8
		8 | What number does point $P$ represent on the number line? | figure: A number line with evenly spaced tick marks. The labeled tick marks, from left to right, are 0, 5, and 10. There are 5 equal spaces from each label to the next. Point P is 2 tick marks to the left of 10.
	gave the opposite of the number at P | -8 | 10
		8 | What number does point $P$ represent on the number line?
	placed the number one whole unit too far to the left | $P$ | $R$
		$Q$ | Which point on the number line shows $\sqrt{70}$? | figure: A number line from 7 to 10 with a label at every whole number and a short tick mark halfway between. Point P is at about 7.4. Point Q is at about 8.4. Point R is at about 8.8. Point S is at about 9.4.
	placed the number one whole unit too far to the right | $S$ | $P$
		$Q$ | Which point on the number line shows $\sqrt{70}$? | figure: A number line from 7 to 10 with a label at every whole number and a short tick mark halfway between. Point P is at about 7.4. Point Q is at about 8.4. Point R is at about 8.8. Point S is at about 9.4.
	placed the number between 8 and 9, but in the wrong half | $R$ | $P$
		$Q$ | Which point on the number line shows $\sqrt{70}$? | figure: A number line from 7 to 10 with a label at every whole number and a short tick mark halfway between. Point P is at about 7.4. Point Q is at about 8.4. Point R is at about 8.8. Point S is at about 9.4.
`),
);
