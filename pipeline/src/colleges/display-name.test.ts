import { expect, test } from "vitest";
import { toDisplayName } from "#pipeline/colleges/display-name.ts";

test.each([
	["THENI GOVERNMENT MEDICAL COLLEGE (Inst. Code - 240), THENI", "Theni Government Medical College, Theni"],
	[
		"VRS & YRN College of Engineering & Technology, Chirala(M)-523157(CC-L1)",
		"VRS & YRN College of Engineering & Technology, Chirala(M)",
	],
	["Narendra Degree College, Armoor (5020)", "Narendra Degree College, Armoor"],
	["Arawali Veterinary College (CV 08)", "Arawali Veterinary College"],
])("a counselling code does not count as a name: %s", (printed, name) => {
	expect(toDisplayName(printed)).toBe(name);
});

test.each([
	["3023-St. Xavier's Technical Institute", "St. Xavier's Technical Institute"],
	["C500 S.S Tegnoor Degree College", "S.S Tegnoor Degree College"],
	[
		"240096-KVPS'S INSTITUTE OF PHARMACEUTICAL EDUCATION, BORADI",
		"KVPS'S Institute of Pharmaceutical Education, Boradi",
	],
	["GOVERNMENT ENGINEERING COLLEGE, RAJKOT 020", "Government Engineering College, Rajkot"],
	["Narula Institute of Technology 306", "Narula Institute of Technology"],
])("a counselling code before or behind the name is dropped: %s", (printed, name) => {
	expect(toDisplayName(printed)).toBe(name);
});

test.each([
	[
		"St. Peters Training College, Kolencherry, Ernakulam 682 311",
		"St. Peters Training College, Kolencherry, Ernakulam",
	],
	["Krishna Sai College, Hospet - 583 201.", "Krishna Sai College, Hospet"],
	["Vallalar Arts & Science College,Vadalur-607 303", "Vallalar Arts & Science College, Vadalur"],
	["Sri Manjari College of Education, Bangalore-43", "Sri Manjari College of Education, Bangalore"],
])("a PIN code or a postal zone is dropped: %s", (printed, name) => {
	expect(toDisplayName(printed)).toBe(name);
});

test.each([
	[
		"Shahid Mangal Pandey Government Mahila Mahavidyalaya, Meerut Mob. No.9412456314",
		"Shahid Mangal Pandey Government Mahila Mahavidyalaya, Meerut",
	],
	["SHRI RAM COLLEGE MUZAFFARNAGAR Ph. No. :- 0131-3091565, 0131-2402133", "Shri Ram College Muzaffarnagar"],
	["Astron College of Education Hapur Ph. 0121-2522827 www.astroncollege.org,", "Astron College of Education Hapur"],
	["Smt M.M.PATEL PTC College, Vijaynagar", "Smt M.M.PATEL PTC College, Vijaynagar"],
	["Institute of Hotel Management, Rajbagh, Srinagar", "Institute of Hotel Management, Rajbagh, Srinagar"],
])("a personal number or address is not shown in a name: %s", (printed, name) => {
	expect(toDisplayName(printed)).toBe(name);
});

test.each([
	["MALIK DEENAR COLLEGE OF LAW, SEETHANGOLI", "Malik Deenar College of Law, Seethangoli"],
	[
		"chatrapati shri shivaji arts commerce and science college",
		"Chatrapati Shri Shivaji Arts Commerce and Science College",
	],
	["Islamia , Sikar", "Islamia, Sikar"],
	['"College of Pharmacy, IPS Academy, Indore-452012"', "College of Pharmacy, IPS Academy, Indore"],
	["KMO COLLEGE OF TEACHER EDUCATION, ", "KMO College of Teacher Education"],
])("capitals, small letters and stray marks are corrected: %s", (printed, name) => {
	expect(toDisplayName(printed)).toBe(name);
});

test.each([
	[
		"Shri Gurudatta Shikshan Sansthas Ajitdada Pawar College of Education, Manur, Tal. Kalwan, Dist.Nashik 423501",
		"Shri Gurudatta Shikshan Sansthas Ajitdada Pawar College of Education, Manur",
	],
	[
		"Oriental Education Societys Oriental College of Pharmacy, Plot No. 3, Sector - 2, Near Sanpada Railway Station, Navi Mumbai - 400 705",
		"Oriental Education Societys Oriental College of Pharmacy",
	],
	[
		"Mehmuda Shikshan & Mahila Gramin Vikas Bahuddeshiya Sanstha's Central India Women's College of Education",
		"Central India Women's College of Education",
	],
	[
		"Shahu Shikshan Sanstha's College of Arts, Science & Commerce, Gorai, Plot No.2, RSc-34, Gorai-2, Near Shivnari Building, Mumbai: 400 091",
		"Shahu Shikshan Sanstha's College of Arts, Science & Commerce, Gorai",
	],
])("a long name ends before its address, and loses its society only if a name remains", (printed, name) => {
	expect(toDisplayName(printed)).toBe(name);
});

test.each(["S.S. College", "Drishhti", "21st Century Institute", "Government College", "Section 80 College"])(
	"a clean name stays as it is printed: %s",
	(name) => {
		expect(toDisplayName(name)).toBe(name);
	},
);
