import * as z from "zod";

/** zod would try eval, which the CSP forbids; set before any schema is created. */
z.config({ jitless: true });
