import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	chose a sample that depends on who volunteers | $90$ visitors who drop a card into a box | $90$ visitors who are standing at the lion house
		$90$ visitors picked at random from all the visitors who bought a ticket on that day | A zoo wants to know which animals its visitors on one day like best. Which sample is most likely to be representative? | says: A sample of visitors who drop a card into a box depends on who volunteers.
	thought that a treatment was assigned at random | An experiment | A sample survey
		A census | A club asks every one of its members which day suits them best for the meeting. Which is the most specific term for this type of study?
	thought that a random sample was used to learn about the whole group | A sample survey | An experiment
		A census | A club asks every one of its members which day suits them best for the meeting. Which is the most specific term for this type of study?
	thought that the people or things were only observed, not asked or treated in any way | An observational study | A sample survey
		A census | A club asks every one of its members which day suits them best for the meeting. Which is the most specific term for this type of study?
	thought that data were collected from every member of the group | A census | An experiment
		A sample survey | A school asks 60 randomly chosen students which language they want to learn. Which is the most specific term for this type of study?
	overlooked the random choice of the sample | The study shows cause and effect, and the result applies only to those in the study | The study shows an association, but not cause and effect, and the result applies only to those in the study
		The study shows cause and effect, and the result can be generalized to all the employees of the company | Researchers chose a random sample from all the employees of a company. They randomly assigned half of those chosen to leave home earlier than usual. On average, those who left home earlier than usual had shorter travel times than the others. Which conclusion is justified?
	overlooked the random assignment | The study shows an association, but not cause and effect, and the result can be generalized to all the employees of the company | The study shows cause and effect, and the result applies only to those in the study
		The study shows cause and effect, and the result can be generalized to all the employees of the company | Researchers chose a random sample from all the employees of a company. They randomly assigned half of those chosen to leave home earlier than usual. On average, those who left home earlier than usual had shorter travel times than the others. Which conclusion is justified?
`),
);
