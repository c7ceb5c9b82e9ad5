-- DropTable
DROP TABLE "careers";
