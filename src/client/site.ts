/** The script of every page, as one file: together the parts compress better, and the browser asks once. */
import "../mail/boot.ts";
import "./menu.ts";
import "./dialog.ts";
import "./prefetch.ts";
import "./open-now.ts";
