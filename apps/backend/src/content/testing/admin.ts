import { randomBytes } from "node:crypto";
import type { StaffCaller } from "#backend/content/caller.ts";
import type { Database } from "#backend/db/client.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

export async function anAdmin(db: Database): Promise<StaffCaller> {
	const email = `admin-${randomBytes(6).toString("hex")}@example.org`;
	const [row] = await db.insert(staff).values({ email, status: "active", role: "admin" }).returning({ id: staff.id });
	return { kind: "staff", id: row?.id ?? "", role: "admin" };
}
