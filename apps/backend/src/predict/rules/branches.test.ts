import { expect, test } from "vitest";
import { branchOf } from "./branches.ts";

test.each([
	["Computer Science and Engineering (4 Years, Bachelor of Technology)", "computer"],
	["COMPUTER SCIENCE AND ENGINEERING(D ATA SCIENCE)", "ai-data"],
	["ELECTRONICS AND COMMUNICATIO N ENGG", "electronics"],
	["Electronics & Computer Engineering", "electronics"],
	["Electronics and Electrical Communication Engineering (4 Years, Bachelor of Technology)", "electronics"],
	["ELECTRICAL & ELECTRONICS ENGINEERING", "electrical"],
	["Information & Communication Technology", "computer"],
	["Naval Architecture & Ship Building Engineering", "other"],
	["Architecture  (5 Years, Bachelor of Architecture)", "architecture"],
	["Planning (4 Years, Bachelor of Planning)", "planning"],
	["Biotechnology and Biochemical Engineering (4 Years, Bachelor of Technology)", "biotechnology"],
	["Chemistry (4 Years, Bachelor of Science)", "other"],
	["MBBS", "medicine"],
	["B.A., LL.B. (Hons.)", "law"],
])("%s belongs to the branch %s", (programme, branch) => expect(branchOf(programme)).toBe(branch));
